import { quote } from '../../../element/wording.ts'
import { mayBeEither } from '../blank.ts'
import { offsetOf } from '../html.ts'
import type { Page } from '../page.ts'
import { error, type Problems } from '../problem.ts'
import { planOf } from './states.ts'

/** Page state for one host: the id that it names (COR-016). */
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
        `data-dp-for: expected the id of a <${tag}>, got ${quote(id)}, which the page has not; it is for no element`,
      )
    } else if (tag && target.tagName !== tag) {
      yield error(
        'target',
        offset,
        `data-dp-for: expected the id of a <${tag}>, got that of a <${target.tagName}>; it is for no element`,
      )
    }
    for (const other of others) {
      if (!target || mayBeEither(page.text, offsetOf(target), offsetOf(other))) continue
      yield error(
        'target',
        offsetOf(other, 'id'),
        `id ${quote(id)}, which data-dp-for names, is given twice: expected one element of an id`,
      )
    }
  }
}
