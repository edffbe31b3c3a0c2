import { sliding } from './sliding.ts'

/** SIDE_SHEET_MS of the spec (RNW-004, TAB-006, TEC-009). */
const slideMs = 300

interface SheetPorts {
  after(ms: number, run: () => void): () => void
  state(name: 'open', on: boolean): void
  use(setup: () => () => void): void
}

interface Told {
  /** The sheet stands. */
  onOpened: () => void
  /** The sheet is gone, after it has stood. */
  onClosed: () => void
}

/**
 * The states of a side sheet: a piece of a model that comes with the late file of the sheet. The element has the state
 * `open` while the sheet shows.
 */
export function sideSheet(ports: SheetPorts, { onOpened, onClosed }: Told) {
  const slide = sliding({
    after: (ms, run) => ports.after(ms, run),
    openMs: slideMs,
    closeMs: slideMs,
    onOpened,
    onClosed,
  })
  let isInPage = false
  ports.use(() => {
    isInPage = true
    const stop = slide.$state.subscribe(() => ports.state('open', slide.isShown()))
    return () => {
      isInPage = false
      slide.drop()
      stop()
    }
  })
  return {
    ...slide,
    /** Opens the sheet, unless the element has left the page while the sheet's code came. */
    open: () => isInPage && slide.open(),
  }
}
export type SideSheet = ReturnType<typeof sideSheet>
