/** Scrolls `list` just far enough to show `option`. Scrolls nothing else. `list` must be positioned. */
export function reveal(list: HTMLElement, option: Element | null | undefined): void {
  if (!(option instanceof HTMLElement)) return
  const { offsetTop: top, offsetHeight: height } = option
  list.scrollTop = Math.max(top + height - list.clientHeight, Math.min(list.scrollTop, top))
}
