import { afterMotion, motionOf } from './motion.ts'

export interface FoldAway {
  /** Hides the parts, or shows them. With `moves`, the height of the box moves. */
  fold(folded: boolean, moves: boolean): void
  /** Ends a motion that is under way where it leads to. */
  end(): void
}

/** Searching the page finds what hides so, and the browser then sends `beforematch`. Other browsers hide it for good. */
const findable = 'until-found' as unknown as boolean

/**
 * Folds parts of `box` away and back. The height of the box moves in the time of its own `transition`, from where it is,
 * so that what stands below does not jump (COR-185). While they leave, the parts still show, but nobody can reach them.
 */
export function foldAway(box: HTMLElement, parts: () => Iterable<HTMLElement>): FoldAway {
  let motion: Animation | undefined
  let stop: (() => void) | undefined
  let isFolded = false
  let held: readonly HTMLElement[] = []

  function hide(hidden: boolean): void {
    for (const part of held) part.hidden = hidden && findable
  }
  function keepFrom(unreachable: boolean): void {
    for (const part of held) part.inert = unreachable
  }
  function settle(): void {
    stop?.()
    motion?.cancel()
    stop = motion = undefined
    hide(isFolded)
    // A search of the page leaves out what is inert.
    keepFrom(false)
  }

  return {
    fold(folded, moves) {
      const from = box.offsetHeight
      isFolded = false
      settle()
      // Other parts may fold now.
      held = [...parts()]
      isFolded = folded
      hide(folded)
      const to = box.offsetHeight
      const duration = moves ? motionOf(box) : 0
      if (!duration || from === to) return
      hide(false)
      keepFrom(folded)
      const frames = [from, to].map(height => ({ height: `${height}px`, overflow: 'clip' }))
      motion = box.animate(frames, { duration, easing: 'ease-out', fill: 'forwards' })
      stop = afterMotion(duration, settle)
    },
    end: settle,
  }
}
