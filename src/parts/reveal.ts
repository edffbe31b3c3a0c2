/** Scrolls `list` no further than it takes to show `option`, and nothing but the list, which is positioned. */
export function reveal(list: HTMLElement, option: Element | null | undefined): void {
  if (!(option instanceof HTMLElement)) return
  const { offsetTop: top, offsetHeight: height } = option
  list.scrollTop = Math.max(top + height - list.clientHeight, Math.min(list.scrollTop, top))
}
