import { doc } from '../../../dom/builtin.ts'
import { alert } from '../../../parts/icons/alert.ts'
import own from './field-validator.css'
import outlet from './outlet.css'

/** For an error in an outlet. */
export const outletStyles = [own, outlet]

const svg = 'http://www.w3.org/2000/svg'

export interface ErrorNodes {
  /** What shoppers see. */
  shown: HTMLElement
  /** The same text for screen readers, in the tree of the field, where its id counts. */
  described: HTMLElement
  tell(text: string): void
}

/** Made by hand, because it also stands in an outlet, where lit draws nothing. */
export function errorNodes(): ErrorNodes {
  const icon = doc.createElementNS(svg, 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(doc.createElementNS(svg, 'path'))
  icon.firstElementChild?.setAttribute('d', alert)
  const words = doc.createElement('span')
  const shown = doc.createElement('div')
  shown.className = 'error'
  shown.part.add('error')
  // Takes the focus where the field cannot.
  shown.tabIndex = -1
  shown.append(icon, words)
  const described = doc.createElement('span')
  described.hidden = true
  described.id = `dp-error-${Math.random().toString(36).slice(2)}`
  return {
    shown,
    described,
    tell(text) {
      // Who watches the page would hear of it.
      if (words.textContent === text) return
      words.textContent = text
      described.textContent = text
    },
  }
}
