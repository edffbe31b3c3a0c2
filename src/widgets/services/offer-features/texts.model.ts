import { atom } from 'nanostores'
import type { OfferFeatures } from '../../../../elements/services/offer-features.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { linesOf, type FoldLimit } from '../../../overlay/fold-height.ts'
import { folding, type Folding } from '../../../overlay/folding.ts'
import type { Panel } from '../../../overlay/panel.ts'
import { late } from './offer-features.late.ts'
import type { messages } from './offer-features.messages.ts'
import { headerOf, nameOf, textOf, titleOf } from './offer-features.rules.ts'

/** FEATURE_TEXT_LINES of the spec. */
const textLines = 3

/** Lines of the row above its text: a name of its own lines. A name beside the text has none. */
function headLines(row: Element): number {
  const header = headerOf(row)
  const [first] = header ? linesOf(textOf(row)) : []
  if (!header || !first) return 0
  const middle = (first.top + first.bottom) / 2
  return linesOf([header]).filter(({ bottom }) => bottom < middle).length
}

const limitOf = (row: Element) => (): FoldLimit => ({ lines: textLines + headLines(row) })

/** Cuts the text of each row to whole lines, and shows the whole text of one (OFR-005, OFR-006). */
export function textsModel(ports: WrapperPorts<OfferFeatures, typeof messages>) {
  /** Rows whose text is cut. */
  const $cut = atom<ReadonlySet<Element>>(new Set())
  /** The row whose whole text shows, and a copy of the text. */
  const $open = atom<{ row: Element; copy: HTMLElement } | null>(null)
  const whole = new WeakSet<Element>()
  let frames: readonly { frame: Element; row: HTMLElement; fold: Folding }[] = []
  let opener: Element | null = null
  let panel: Panel | null = null

  function setCut(row: Element, isCut: boolean): void {
    if ($cut.get().has(row) === isCut) return
    const others = [...$cut.get()].filter(one => one !== row)
    $cut.set(new Set(isCut ? [...others, row] : others))
    if (!isCut && row === $open.get()?.row) close()
  }

  function frameOf(row: HTMLElement, frame: HTMLElement) {
    const fold = folding(frame, limitOf(row), fits => setCut(row, !fits && !whole.has(row)))
    fold.fold(!whole.has(row), false)
    return { frame, row, fold }
  }

  function release({ row, fold }: (typeof frames)[number]): void {
    fold.end()
    row.removeAttribute('slot')
  }

  /** Puts each row into its own frame. null: the rows are no longer drawn. */
  function hold(rows: readonly HTMLElement[], box: Element | null): void {
    const drawn = box?.querySelectorAll<HTMLElement>('.text') ?? []
    const kept = frames.filter(({ frame, row }, n) => frame === drawn[n] && row === rows[n])
    for (const one of frames) if (!kept.includes(one)) release(one)
    frames = [...drawn].flatMap((frame, n) => {
      const row = rows[n]
      if (!row) return []
      row.slot = `row-${n}`
      return kept.find(one => one.row === row) ?? frameOf(row, frame)
    })
    if (!box) panel?.leave()
  }

  function close(): void {
    panel?.leave()
    $open.set(null)
  }

  async function read(row: HTMLElement, event: Event): Promise<void> {
    const isAgain = row === $open.get()?.row
    if ($open.get()) close()
    if (isAgain) return
    opener = event.currentTarget as Element
    const code = await ports.late(late.wholeText)
    if (!code) {
      // Without the panel, the text shows whole in its row.
      whole.add(row)
      frames.find(one => one.row === row)?.fold.fold(false, false)
      return setCut(row, false)
    }
    if (!$cut.get().has(row)) return
    panel ??= code.panelIn({
      anchor: () => opener,
      onClose: close,
      // Draws the panel as the window wants it now.
      onNarrow: () => $cut.set(new Set($cut.get())),
    })
    $open.set({ row, copy: code.wholeText(textOf(row)) })
    ports.metric('OfferFeatureOpened', { feature: nameOf(row) || titleOf(row) })
  }

  return {
    $cut,
    $open,
    hold,
    measure(): void {
      for (const { fold } of frames) fold.measure()
    },
    drawn(root: ParentNode): void {
      for (const { frame, fold } of frames) {
        fold.drawn(frame.parentElement?.querySelector<HTMLElement>('.more') ?? null)
      }
      panel?.drawn(root.querySelector('#panel'))
    },
    read,
    close,
  }
}
