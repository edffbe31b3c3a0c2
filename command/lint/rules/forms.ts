import { quote } from '../../../src/element/wording.ts'
import { ancestors, attribute, offsetOf, type Element } from '../html.ts'
import type { Page } from '../page.ts'
import { error, warning, type Problems } from '../problem.ts'

const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

const isEmptyForm = (node: Element['childNodes'][number]): node is Element =>
  'tagName' in node && node.tagName === 'form' && node.childNodes.length === 0

/** A form directly inside the table around the tag. The parser closes this form at once, so the form is empty. */
function emptiedForm(host: Element): Element | undefined {
  for (const { tagName, childNodes } of ancestors(host)) {
    if (!tableParts.has(tagName)) continue
    const form = childNodes.find(isEmptyForm)
    if (form && offsetOf(form) < offsetOf(host)) return form
  }
  return undefined
}

function* formOf({ byId, isWhole }: Page, element: Element): Problems {
  const offset = offsetOf(element)
  const { tagName } = element
  const id = attribute(element, 'form')
  if (id !== undefined) {
    const isForm = byId.get(id)?.[0]?.tagName === 'form'
    if (isForm || !isWhole) return
    const told = `<${tagName}> form: expected the id of a form, got ${quote(id)}`
    yield error('form', offsetOf(element, 'form'), `${told}; nothing submits its fields`)
  } else if ([...ancestors(element)].every(one => one.tagName !== 'form')) {
    const told = `<${tagName}> is outside any form, so nothing submits its fields: put <form> around the`
    if (emptiedForm(element)) {
      yield error(
        'form',
        offset,
        `${told} table; browsers close a <form> directly inside a table at once`,
      )
    } else if (isWhole) {
      yield warning('form', offset, `${told} tag, or set form to the id of a form`)
    }
  }
}

/** Finds tags that post with a form but have no form (COR-060). */
export function* forms(page: Page): Problems {
  for (const { element, plan, isInert } of page.hosts) {
    const { form, standsAlone } = plan.descriptor
    if (form && !standsAlone && !isInert) yield* formOf(page, element)
  }
}
