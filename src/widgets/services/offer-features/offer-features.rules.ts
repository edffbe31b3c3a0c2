/** What a page writes between the tags without anything to see. */
const unseen = 'link, meta, script, style, template, [hidden]'
/** A name is no control, and leads nowhere. */
const interactive = 'a, button, input, select, textarea, summary, label'

export const countName = 'displayable-row-count'
export const featureName = 'offer-display-feature-name'

const isSaid = (node: Node): boolean =>
  node instanceof Element ? !node.matches(unseen) : (node as Text).data?.trim() !== ''
const saidIn = ({ childNodes }: ParentNode): readonly Node[] =>
  [...childNodes].filter(node => !(node instanceof Comment) && isSaid(node))

/** The rows: every child that shows. */
export const rowsIn = ({ children }: Pick<ParentNode, 'children'>): readonly HTMLElement[] =>
  [...children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(unseen),
  )

/** The name with which a row begins: an element before the text. null: the row has only a text. */
export function headerOf(row: Element): Element | null {
  const [first, ...rest] = saidIn(row)
  const isName = first instanceof Element && !first.matches(interactive) && rest.length > 0
  return isName ? first : null
}

/** The nodes of a row behind its name. */
export function textOf(row: Element): readonly Node[] {
  const header = headerOf(row)
  return saidIn(row).filter(node => node !== header)
}

/** The name of a row, as the shopper reads it. '': the row has none. */
export const titleOf = (row: Element): string =>
  headerOf(row)
    ?.textContent?.trim()
    .replace(/\s*[:：]$/, '') || nameOf(row)

/** The name of a row in metrics. '': the row has none. */
export const nameOf = (row: Element): string => row.getAttribute(featureName)?.trim() ?? ''

/** How many rows show while folded, as the first row that has the attribute says (OFR-001). */
export function countIn(rows: readonly Element[]): { count: number; wrong: string | null } {
  const given = rows
    .find(row => row.hasAttribute(countName))
    ?.getAttribute(countName)
    ?.trim()
  if (!given) return { count: Infinity, wrong: null }
  const count = /^\d+$/.test(given) ? Number(given) : 0
  return count > 0 ? { count, wrong: null } : { count: Infinity, wrong: given }
}
