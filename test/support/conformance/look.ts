/** All elements in the shadow root of the host. */
export const drawnBy = (host: Element): Element[] => [
  ...(host.shadowRoot?.querySelectorAll('*') ?? []),
]

/** Nodes that pass: layers go with their element, time moves on, and a hint stands out for a moment. */
const passing = '[popover], dialog, [role=timer], [role=status], [data-hint]'

/** Words in the shadow root, without those of nodes that pass. */
export function wordsOf({ shadowRoot }: HTMLElement): string {
  const walker = document.createTreeWalker(shadowRoot!, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest(passing)) words.push(`${textContent}`)
  }
  return words.join(' ')
}

const looks = ['color', 'display', 'fontSize', 'boxSizing', 'paddingTop', 'borderTopWidth'] as const

/** How the element's nodes look, without nodes that pass. */
export function lookOf(host: Element): string[] {
  const view = host.ownerDocument.defaultView!
  const drawn = drawnBy(host).filter(node => !node.closest(`${passing}, [hidden]`))
  return drawn.map(node => {
    const style = view.getComputedStyle(node)
    return `${node.localName} ${looks.map(name => style[name]).join(' ')}`
  })
}

export const differs = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [`${what}: ${before} becomes ${after}`]

/** The first difference between two looks. */
export function unlike(before: readonly string[], after: readonly string[]): string[] {
  const at = before.findIndex((look, index) => look !== after[index])
  return at < 0 ? [] : differs('its look', `${before[at]}`, `${after[at]}`)
}
