import { foldHeight } from './fold-height.ts'
import type { FoldLimit } from './fold-height.ts'
import { afterMotion } from './motion.ts'
import { whenStyled } from './when-styled.ts'

const FADE_MS = 200
const FADE_OPACITY = '0.75'

export interface Folding {
  /** Folds or unfolds. With `fades`, the content dims, changes and comes back (EXP-008). */
  fold(folded: boolean, fades: boolean): void
  /** true: the node is below the visible part. */
  hides(node: Element): boolean
  /** Measures again after the limit has changed. */
  measure(): void
  end(): void
}

/**
 * Folds `frame` to some lines or px of its slotted content. The one child of `frame` holds the slot. Calls `measured`
 * with true if everything fits: once the styles are in effect, and again after each change of width or content
 * (EXP-010, EXP-019).
 */
export function folding(
  frame: HTMLElement,
  limit: () => FoldLimit,
  measured: (fits: boolean) => void,
): Folding {
  const content = frame.firstElementChild as HTMLElement
  const slot = content.querySelector('slot')
  const { style } = frame
  let isFolded = false
  let isStyled = false
  let height: number | null = null
  let stopFade: (() => void) | undefined

  function apply(): void {
    // Lines are unknown until they are measured. Until then, the element's sheet limits the height.
    const folded = isStyled ? height : limit().px
    style.maxHeight = isFolded && folded != null ? `${folded}px` : ''
  }

  function measure(): void {
    if (!isStyled) return
    height = foldHeight(content, slot?.assignedNodes({ flatten: true }) ?? [], limit())
    apply()
    measured(height === null)
  }

  const sizes = new ResizeObserver(measure)
  const stopWaiting = whenStyled(content, () => {
    isStyled = true
    measure()
    sizes.observe(content)
  })

  return {
    fold(folded, fades) {
      isFolded = folded
      stopFade?.()
      if (!fades) return apply()
      style.opacity = FADE_OPACITY
      stopFade = afterMotion(FADE_MS, () => {
        style.opacity = ''
        apply()
      })
    },
    hides(node) {
      const bottom = node.getBoundingClientRect().bottom - content.getBoundingClientRect().top
      return isFolded && height !== null && bottom > height
    },
    measure,
    end() {
      stopWaiting()
      stopFade?.()
      style.opacity = ''
      sizes.disconnect()
    },
  }
}
