import textStyles from '../styles/text.css'
import { outlet } from './outlet.ts'

/** A link of an element that stands beside a node of the page (COR-099). */
export interface PageLink {
  say(text: string): void
  /** Takes it out. */
  end(): void
}

/** Shows a link beside a node of the page. `name`: its class. */
export type LinkBeside = (node: HTMLElement, name: string, onPress: () => void) => PageLink

export const linkBeside: LinkBeside = (node, name, onPress) => {
  const link = document.createElement('button')
  link.type = 'button'
  link.className = `link ${name}`
  link.addEventListener('click', onPress)
  const end = outlet(node, link, [textStyles])
  return {
    say(text) {
      link.textContent = text
    },
    end,
  }
}
