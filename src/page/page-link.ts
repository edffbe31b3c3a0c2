import { doc } from '../dom/builtin.ts'
import textStyles from '../styles/text.css'
import { outlet } from './outlet.ts'

/** A link that an element shows beside a node of the page (COR-099). */
export interface PageLink {
  /** An empty text hides the link. */
  say(text: string): void
  /** Removes the link. */
  end(): void
}

/**
 * Shows a link beside a node of the page. `name`: class of the link. `near`: the link opens a dialog, and the shopper is
 * about to press, so its code can load.
 */
export type LinkBeside = (
  node: HTMLElement,
  name: string,
  onPress: () => void,
  near?: () => void,
) => PageLink

/** `sheet`: CSS of the links and of their outlets. */
export const linkBeside =
  (sheet: string): LinkBeside =>
  (node, name, onPress, near) => {
    const link = doc.createElement('button')
    link.type = 'button'
    link.className = `link ${name}`
    link.addEventListener('click', onPress)
    if (near) {
      link.setAttribute('aria-haspopup', 'dialog')
      for (const type of ['pointerenter', 'focus']) link.addEventListener(type, near)
    }
    const end = outlet(node, link, [textStyles, sheet])
    return {
      say(text) {
        link.textContent = text
        link.hidden = text === ''
      },
      end,
    }
  }
