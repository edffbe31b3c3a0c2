import { doc } from '../dom/builtin.ts'
import { onSize } from '../dom/resize.ts'
import { foldOf } from './fold-height.ts'
import type { Fold, FoldLimit } from './fold-height.ts'
import { afterMotion } from './motion.ts'
import { whenStyled } from './when-styled.ts'

const MOTION_MS = 200
const FADE_OPACITY = '0.75'

export interface Folding {
  /** Folds or unfolds. With `moves`, the height moves, while the content dims and comes back (EXP-008, EXP-030). */
  fold(folded: boolean, moves: boolean): void
  /** true: the node is below the visible part. */
  hides(node: Element): boolean
  /** Measures again after the limit has changed. */
  measure(): void
  /** Runs after each draw. `control`: a button that stands in the last visible line. */
  drawn(control: HTMLElement | null): void
  end(): void
}

/**
 * Sets custom properties in px. As CSSOM: a policy for style attributes forbids the attribute, not this (COR-081).
 */
function setLengths({ style }: HTMLElement, lengths: Readonly<Record<string, number>>): void {
  for (const [name, px] of Object.entries(lengths)) style.setProperty(`--_${name}`, `${px}px`)
}

/**
 * Folds `frame` to whole lines of its slotted content. The one child of `frame` holds the slot. Calls `measured` with
 * true if everything fits: once the styles are in effect, and again after each change of width, font or content
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
  let fold: Fold | null = null
  let control: HTMLElement | null = null
  let stopMotion: (() => void) | undefined
  /** Height from which the next draw starts the motion, with what stands below the frame. */
  let from: number | undefined

  const below = () => Number.parseFloat(getComputedStyle(frame).marginBlockEnd) || 0
  const isMoving = () => frame.hasAttribute('data-moving')

  /** Covers the end of the last visible line with the control, or puts the control behind a short line. */
  function place(): void {
    if (!fold) return
    const { endsLeft, line, rest, spare, tail } = fold
    const width = control?.offsetWidth ?? 0
    const cover = rest < width ? width : 0
    setLengths(frame, { line, cover, spare, tail })
    if (control) setLengths(control, { line, rest: cover ? 0 : rest - width, tail })
    for (const node of [frame, control]) node?.toggleAttribute('data-ends-left', endsLeft)
  }

  function apply(): void {
    // Lines are unknown until they are measured. Until then, the element's sheet limits the height.
    const folded = isStyled ? fold?.height : limit().px
    style.maxHeight = isFolded && folded !== undefined && !isMoving() ? `${folded}px` : ''
    place()
    if (isMoving()) goOn()
  }

  /** Leads the motion to its end, which may have changed. */
  function goOn(): void {
    const padding = Number.parseFloat(getComputedStyle(frame).paddingBlockEnd) || 0
    const to = isFolded && fold ? fold.height : content.offsetHeight + padding
    style.height = `${to}px`
  }

  function settle(): void {
    from = undefined
    frame.removeAttribute('data-moving')
    style.height = ''
    style.opacity = ''
    apply()
  }

  function measure(): void {
    if (!isStyled) return
    fold = foldOf(content, slot?.assignedNodes({ flatten: true }) ?? [], limit())
    apply()
    measured(fold === null)
  }

  let stopSizes: (() => void) | undefined
  const stopWaiting = whenStyled(content, () => {
    isStyled = true
    // Until now the sheet has limited the content, not only the frame.
    frame.toggleAttribute('data-measured', true)
    measure()
    stopSizes = onSize(content, measure)
  })
  // A font may break other lines, and leave the height as it was.
  doc.fonts.addEventListener('loadingdone', measure)

  return {
    fold(folded, moves) {
      isFolded = folded
      stopMotion?.()
      if (!moves) return settle()
      from = frame.offsetHeight + below()
      frame.removeAttribute('data-moving')
      style.height = `${from - below()}px`
      style.maxHeight = ''
      style.opacity = FADE_OPACITY
      stopMotion = afterMotion(MOTION_MS, settle)
    },
    hides(node) {
      // A search may have scrolled the content in its frame.
      const bottom = node.getBoundingClientRect().bottom - content.getBoundingClientRect().top
      return isFolded && fold !== null && bottom > frame.getBoundingClientRect().height
    },
    measure,
    drawn(button) {
      control = button
      place()
      if (from === undefined) return
      // The draw has changed what stands below the content. The motion starts where the shopper saw it end.
      style.height = `${from - below()}px`
      from = undefined
      // Reading the height makes the browser start from it.
      void frame.offsetHeight
      frame.toggleAttribute('data-moving', true)
      goOn()
    },
    end() {
      stopWaiting()
      stopMotion?.()
      settle()
      stopSizes?.()
      doc.fonts.removeEventListener('loadingdone', measure)
    },
  }
}
