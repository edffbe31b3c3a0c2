import { doc } from '../dom/builtin.ts'
import { info } from './icons/info.ts'

const svg = 'http://www.w3.org/2000/svg'

function infoIcon(): SVGElement {
  const icon = doc.createElementNS(svg, 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  icon.append(doc.createElementNS(svg, 'path'))
  icon.firstElementChild?.setAttribute('d', info)
  return icon
}

/** The same message as `Message`, for an outlet, where no view draws. */
export function messageNode(text: string): HTMLElement {
  const message = doc.createElement('div')
  message.className = 'message'
  message.append(infoIcon(), text)
  return message
}
