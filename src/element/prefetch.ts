type Load = () => Promise<unknown>

const loads = new Map<string, Load>()

/** The shopper comes near an element, by pointer or by focus: fetches what it needs once it is used. */
function comeNear(event: Event): void {
  if (!loads.size) return
  for (const node of event.composedPath()) {
    const tag = (node as Element).localName
    const load = loads.get(tag)
    if (!load) continue
    loads.delete(tag)
    // Who needs the code hears of a failure; the next coming near tries again.
    load().catch(() => loads.set(tag, load))
  }
}

/** One pair of listeners for the page, where a pair per element would cost each of a thousand. */
export function prefetchNear(tag: string, load: Load): void {
  if (!loads.size) {
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, comeNear, true)
  }
  loads.set(tag, load)
}
