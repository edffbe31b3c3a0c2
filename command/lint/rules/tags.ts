import { quote } from '../../../src/element/wording.ts'
import { knownTags } from '../../catalogue.ts'
import { isUnknown, mayBeEither } from '../blank.ts'
import { attribute, offsetOf, type Element } from '../html.ts'
import type { Page } from '../page.ts'
import { warning, type Problems } from '../problem.ts'
import { stranger } from './names.ts'

/** Tags that the page disables (COR-114). */
export const disabledIn = ({ metas }: Page): readonly string[] =>
  (metas.get('dp-disable') ?? '').split(/\s+/)

/** Whether the server prints the end of the tag name: `<dp-<%= name %>`. */
const isPrinted = (element: Element, text: string): boolean => {
  const end = offsetOf(element) + 1 + element.tagName.length
  return isUnknown(text.slice(end, end + 2))
}

export function* unknownTags(page: Page): Problems {
  const disabled = disabledIn(page)
  for (const element of page.strangers) {
    const { tagName } = element
    if (isPrinted(element, page.text) || disabled.includes(tagName)) continue
    yield stranger('unknown-tag', offsetOf(element), `<${tagName}>`, tagName, knownTags, 'dp-')
  }
}

export function* loaders({ text, loaders: [first, ...others] }: Page): Problems {
  for (const element of others) {
    if (!first || mayBeEither(text, offsetOf(first), offsetOf(element))) continue
    yield warning(
      'loader',
      offsetOf(element),
      `${quote(attribute(element, 'src'))} loads dp.js again: remove this script; only the first one runs`,
    )
  }
}
