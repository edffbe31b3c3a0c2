import type { Page, Visit } from '../render/visit.ts'

/** No page at this address. */
export const notFound = ({ words: { t } }: Visit): Page => ({
  template: 'shop/problem',
  title: t('notFound.title'),
  status: 404,
  model: { code: 404, text: t('notFound.text') },
})

/** Something of ours is broken; the shopper learns that it is not their fault. */
export const unavailable = ({ words: { t } }: Visit): Page => ({
  template: 'shop/problem',
  title: t('unavailable.title'),
  status: 500,
  model: { code: 500, text: t('unavailable.text') },
})
