import { builtin } from '../../../dom/builtin.ts'
import { takeFocus } from '../../../overlay/focus.ts'
import { showLeaving } from '../../../overlay/leaving.ts'
import { showModal } from '../../../overlay/modal.ts'
import { onSize } from '../../../dom/resize.ts'
import layer from '../../../parts/layer.css'
import modal from '../../../parts/modal.css'
import serverHtml from '../../../parts/server-html.css'
import sheet from '../../../parts/sheet.css'
import iconButton from '../../../styles/icon-button.css'
import { adoptStyles } from '../../../styles/sheets.ts'
import text from '../../../styles/text.css'
import own from './panel.css'
import { fill, makeDialog, type Maker } from './panel.template.ts'
import type { Entry } from './tech-term.ports.ts'

export { sideSheet } from '../../../machine/side-sheet.ts'

const sheets = [iconButton, layer, modal, sheet, serverHtml, text, own]

/** What the panel shows now. */
let shown: Entry | null = null
/** true: the panel was open for another term before. */
let isTakenOver = false
/** The node at the end of the body. It stays until the panel has slid out. */
let place: HTMLElement | null = null
let panel: HTMLDialogElement | null = null
let ends: readonly (() => void)[] = []

const close = () => shown?.close()

function makePlace({ createElement }: Maker): HTMLElement {
  const node = createElement('span')
  // dp.css gives the design tokens to nodes with this attribute.
  node.dataset['dpOutlet'] = ''
  node.attachShadow({ mode: 'open' })
  adoptStyles(node.shadowRoot!, sheets)
  return node
}

/** Shows a term. If the panel is open, its content changes, and the other term loses it (TEC-005). */
export function show(entry: Entry): void {
  const { term } = entry
  const page = builtin(term.ownerDocument)
  // The document of the term need not be that of the scripts (COR-039).
  if (shown && shown.term.ownerDocument !== term.ownerDocument) shown.close()
  if (place?.ownerDocument !== term.ownerDocument) clear()
  const before = shown
  shown = entry
  isTakenOver = !!before
  place ??= makePlace(page)
  place.lang = entry.locale
  place.dir = getComputedStyle(term).direction
  if (before) {
    fill(panel!, entry)
    if (before.term !== term) before.close()
    return takeFocus(panel!)
  }
  const isNarrow = matchMedia('(width < 600px)').matches
  const dialog = makeDialog(page, isNarrow, close)
  panel = dialog
  fill(dialog, entry)
  place.shadowRoot!.append(dialog)
  if (!place.isConnected) builtin(page.body).append(place)
  ends = [
    ...showModal(dialog, close, isNarrow ? dialog.querySelector('header') : null),
    // If the page removes the panel, the page must not stay locked.
    onSize(dialog, () => dialog.isConnected || close()),
  ]
}

/** Ends the panel of a term, and slides it out. Does nothing if another term has the panel. */
export function hide(entry: Entry): void {
  if (shown !== entry) return
  shown = null
  const dialog = panel!
  try {
    showLeaving(dialog)
  } finally {
    // The page must be free again, even if the browser cannot show how the panel leaves.
    for (const end of ends) end()
    // The dialog itself remembers only the term that opened it.
    if (isTakenOver) entry.term.focus({ preventScroll: true })
    dialog.replaceWith()
  }
}

/** Removes the panel from the body, unless a term has it. */
export function clear(): void {
  if (shown) return
  place?.replaceWith()
  place = null
}
