import { builtin, doc } from '../../../dom/builtin.ts'
import { panelStyles } from '../../../parts/panel.template.ts'
import text from '../../../styles/text.css'
import own from './whole-text.css'

export { panelIn } from '../../../overlay/panel.ts'
export { panelTemplate } from '../../../parts/panel.template.ts'
export const styles = [...panelStyles, text, own]

/** A copy of a text: the text itself stays in its row. Nothing in the copy runs or loads. */
export function wholeText(nodes: readonly Node[]): HTMLElement {
  const copy = doc.createElement('div')
  copy.className = 'whole-text'
  copy.append(...nodes.map(node => builtin(node).cloneNode(true)))
  for (const node of copy.querySelectorAll('script, style, template, iframe, [hidden]'))
    node.remove()
  for (const node of copy.querySelectorAll('[id]')) node.removeAttribute('id')
  return copy
}
