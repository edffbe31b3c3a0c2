import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { mostWords } from '../../search-words.ts'
import type { Page, Visit } from '../render/visit.ts'
import type { TextId } from '../site.ts'

/** No page at this address. */
export const notFound = ({ words: { t } }: Visit): Page => ({
  template: 'shop/problem',
  title: t('notFound.title'),
  status: 404,
  model: { code: 404, text: t('notFound.text') },
})

/** A search that costs too much (STO-001). */
export const tooManyWords = ({ words: { t } }: Visit): Page => ({
  template: 'shop/problem',
  title: t('search.long'),
  status: 400,
  model: { code: 400, text: t('search.long.text', { words: mostWords }) },
})

/** Something of ours is broken; the shopper learns that it is not their fault. */
const unavailable = ({ words: { t } }: Visit): Page => ({
  template: 'shop/problem',
  title: t('unavailable.title'),
  status: 500,
  model: { code: 500, text: t('unavailable.text') },
})

const told: Partial<Record<ContentfulStatusCode, TextId>> = {
  403: 'problem.old.text',
  429: 'problem.busy.text',
  503: 'problem.busy.text',
}

/** What the store says to a request before any page is asked. */
export function problem(visit: Visit, status: ContentfulStatusCode): Page {
  const { t } = visit.words
  if (status === 404) return notFound(visit)
  if (status === 500) return unavailable(visit)
  return {
    template: 'shop/problem',
    title: t('problem.title'),
    status,
    model: { code: status, text: t(told[status] ?? 'problem.text') },
  }
}
