/** Scrolls the page to an element. Jumps there if the shopper prefers no motion (COR-105). */
export function scrollTo(element: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
}
