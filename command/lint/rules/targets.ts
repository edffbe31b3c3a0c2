import { quote } from '../../../src/element/wording.ts'
import { mayBeEither } from '../blank.ts'
import { offsetOf } from '../html.ts'
import type { Page } from '../page.ts'
import { error, type Problems } from '../problem.ts'
import { planOf } from './states.ts'

/** Checks the id in data-dp-for (COR-016). */
export function* targets(page: Page): Problems {
  for (const state of page.states) {
    const { element, for: id } = state
    if (!id) continue
    const offset = offsetOf(element, 'data-dp-for')
    const tag = planOf(state)?.descriptor.tag
    const [target, ...others] = page.byId.get(id) ?? []
    if (!target) {
      if (!page.isWhole) continue
      yield error(
        'target',
        offset,
        `data-dp-for: expected the id of ${tag ? `a <${tag}>` : 'an element'}, got ${quote(id)}; the page has no such id, so this page state does nothing`,
      )
    } else if (tag && target.tagName !== tag) {
      yield error(
        'target',
        offset,
        `data-dp-for: expected the id of a <${tag}>, got the id of a <${target.tagName}>; this page state does nothing`,
      )
    }
    for (const other of others) {
      if (!target || mayBeEither(page.text, offsetOf(target), offsetOf(other))) continue
      yield error(
        'target',
        offsetOf(other, 'id'),
        `id ${quote(id)} is used twice, and data-dp-for names it: use each id once`,
      )
    }
  }
}
