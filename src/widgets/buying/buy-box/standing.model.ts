import { describeSubmits } from '../../../page/described.ts'
import type { Fitment } from '../../../page/shapes.ts'
import type { BuyBoxPorts, Showing, Shown } from './buy-box.ports.ts'

/** Knows what stands against buying, and ties the words for it to the buttons (BOX-039 to BOX-041). */
export function standing(ports: BuyBoxPorts, { $shown, show }: Showing) {
  const { element } = ports
  let end: (() => void) | undefined
  /** What the buttons say now. null: nothing has been said yet. */
  let said: string | null = null
  /** true: the other pieces of the model have begun, too, so the first words are known. */
  let begun = false

  const words = ({ minimums, fit }: Shown): string =>
    [
      ...minimums.map(min => ports.text('buyBox.locked', { min })),
      ...(fit?.fits === false ? [ports.text('buyBox.notFits', { model: fit.model })] : []),
    ].join(' ')

  /** Announces new words. Those of the first view stand in the page already. */
  function tell(shown: Shown): void {
    const next = words(shown)
    if (next === said) return
    if (said !== null && next) ports.announce(next)
    said = next
    end?.()
    end = next ? describeSubmits(element, next) : undefined
  }

  /** Only a page that asks for it hears whether the item fits: other pages have no room for the answer. */
  function judge(fitment: Fitment | null): void {
    const { displayModel, fits = null, model } = fitment ?? {}
    const name = displayModel || model
    const isKnown = ports.config.showFitment && name && fits !== null
    show({ fit: isKnown ? { model: name, fits } : null })
  }

  ports.watch(ports.page.$fitment, judge)
  ports.onConfig(() => judge(ports.page.$fitment.get()))
  ports.watch($shown, shown => begun && tell(shown))
  ports.use(() => {
    ports.after(0, () => {
      begun = true
      tell($shown.get())
    })
    return () => {
      end?.()
      end = undefined
      said = null
      begun = false
    }
  })
}
