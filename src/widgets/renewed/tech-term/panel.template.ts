import { close as cross } from '../../../parts/icons/close.ts'
import type { Entry } from './tech-term.ports.ts'

/** The page may have hidden methods of its document by its markup (COR-140). */
export type Maker = Pick<Document, 'createElement' | 'createElementNS'>

function makeCross({ createElementNS }: Maker): Element {
  const svg = createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.classList.add('icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.ariaHidden = 'true'
  svg.append(createElementNS('http://www.w3.org/2000/svg', 'path'))
  svg.firstElementChild?.setAttribute('d', cross)
  return svg
}

/**
 * The same nodes as those of `Sheet`, whose sheets the panel has: at the bottom of a narrow window it has a handle. Made
 * by hand, because its file is also loaded for elements without lit.
 */
export function makeDialog(page: Maker, isNarrow: boolean, close: () => void): HTMLDialogElement {
  const make = <N extends keyof HTMLElementTagNameMap>(
    name: N,
    className: string,
    ...content: Node[]
  ): HTMLElementTagNameMap[N] => {
    const node = page.createElement(name)
    node.className = className
    node.append(...content)
    return node
  }
  const button = make('button', 'icon-button close', makeCross(page))
  button.type = 'button'
  button.addEventListener('click', close)
  const header = make('header', 'layer-header', make('h2', 'layer-title'), button)
  if (isNarrow) header.prepend(make('span', 'handle'))
  const frame = make('div', 'modal-frame', header, make('div', 'modal-body server-html'))
  const dialog = make('dialog', `modal sheet ${isNarrow ? 'bottom' : 'end'}`, frame)
  dialog.part.add('panel')
  dialog.tabIndex = -1
  dialog.addEventListener('cancel', event => {
    // A phone's back gesture also sends `cancel`. The term decides, not the browser.
    event.preventDefault()
    close()
  })
  return dialog
}

/** Puts a term into the panel. */
export function fill(dialog: HTMLElement, { closeLabel, content, title }: Entry): void {
  dialog.ariaLabel = title
  dialog.querySelector('h2')!.textContent = title
  dialog.querySelector('button')!.ariaLabel = closeLabel
  dialog.querySelector('.modal-body')!.replaceChildren(content)
}
