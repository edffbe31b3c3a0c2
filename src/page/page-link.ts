import { doc } from '../dom/builtin.ts'
import textStyles from '../styles/text.css'
import { outlet } from './outlet.ts'

/** A link that an element shows beside a node of the page (COR-099). */
export interface PageLink {
  say(text: string): void
  /** Removes the link. */
  end(): void
}

/** Shows a link beside a node of the page. `name`: class of the link. */
export type LinkBeside = (node: HTMLElement, name: string, onPress: () => void) => PageLink

/** `sheet`: CSS of the links and of their outlets. */
export const linkBeside =
  (sheet: string): LinkBeside =>
  (node, name, onPress) => {
    const link = doc.createElement('button')
    link.type = 'button'
    link.className = `link ${name}`
    link.addEventListener('click', onPress)
    const end = outlet(node, link, [textStyles, sheet])
    return {
      say(text) {
        link.textContent = text
      },
      end,
    }
  }
