/** Fraction of its height by which a sheet must be pulled to close. */
const far = 0.25
/** A quicker pull, in px per ms, closes a sheet after `least` px. */
const quick = 0.5
const least = 24

/**
 * Lets the shopper pull a sheet down by its header, and closes it after a long or quick pull. Otherwise the sheet goes
 * back. Returns a function that stops it.
 */
export function onPulledDown(sheet: HTMLElement, header: Element, close: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let from: { y: number; at: number; pointer: number } | null = null

  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from?.y ?? 0))
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'lostpointercapture') => ({
    hear: (heard: (event: PointerEvent) => void) =>
      header.addEventListener(type, event => heard(event as PointerEvent), { signal }),
  })
  function goBack(): void {
    from = null
    sheet.style.transition = ''
    sheet.style.translate = ''
  }

  listen('pointerdown').hear(event => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input')
    // The browser captures no pointer that a script of the page made up: it throws.
    if (from || onControl || event.button !== 0 || !event.isTrusted) return
    from = { y: event.clientY, at: event.timeStamp, pointer: event.pointerId }
    header.setPointerCapture(event.pointerId)
    sheet.style.transition = 'none'
  })
  listen('pointermove').hear(event => {
    if (event.pointerId === from?.pointer) sheet.style.translate = `0 ${pulled(event)}px`
  })
  listen('pointerup').hear(event => {
    if (event.pointerId !== from?.pointer) return
    const px = pulled(event)
    const isQuick = px > least && px / (event.timeStamp - from.at) > quick
    if (isQuick || px > sheet.offsetHeight * far) close()
    goBack()
  })
  // The browser or the page takes the pointer away, or the shopper has let go.
  listen('lostpointercapture').hear(({ pointerId, target }) => {
    // A second finger, or what is under the finger, may lose a pointer of its own.
    if (target === header && pointerId === from?.pointer) goBack()
  })
  return () => ending.abort()
}
