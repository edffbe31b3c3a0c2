import { foldHeight } from './fold-height.ts'
import type { FoldLimit } from './fold-height.ts'
import { afterMotion } from './motion.ts'
import { whenStyled } from './when-styled.ts'

const FADE_MS = 200
const FADE_OPACITY = '0.75'

export interface Folding {
  /** Folds or unfolds; with `fades` the content dims, changes and comes back (EXP-008). */
  fold(folded: boolean, fades: boolean): void
  /** Whether a node lies below what stays visible. */
  hides(node: Element): boolean
  /** Measures again, after the limit has changed. */
  measure(): void
  end(): void
}

/**
 * Folds `frame`, whose one child holds a slot, to so many lines or px of what is slotted. `measured` hears
 * whether all of it fits: once its styles are in effect, and again when its width or content has changed
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
    // Lines are known once they are measured; until then the sheet of the element holds them.
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
