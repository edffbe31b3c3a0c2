import { atom } from 'nanostores'
import type { OfferFeatures } from '../../../../elements/services/offer-features.ts'
import { builtin } from '../../../dom/builtin.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { foldAway, type FoldAway } from '../../../overlay/fold-away.ts'
import type { messages } from './offer-features.messages.ts'
import { countIn, countName, featureName, rowsIn } from './offer-features.rules.ts'
import { textsModel } from './texts.model.ts'

const transitions = {
  static: { fold: 'collapsed', unfold: 'expanded' },
  collapsed: { unfold: 'expanded', fit: 'static' },
  expanded: { fold: 'collapsed', fit: 'static' },
} as const

export function model(ports: WrapperPorts<OfferFeatures, typeof messages>) {
  const { $state, send } = machine(transitions, 'static')
  const $rows = atom<readonly HTMLElement[]>([])
  const texts = textsModel(ports)
  const { element } = ports
  /** true: rows beyond the limit show. The shopper decides. */
  let unfolds = false
  let warned: string | null = null
  let box: HTMLElement | null = null
  let folding: FoldAway | null = null
  /** What the last fold went by: it holds until rows or limit change. */
  let foldedBy = ''

  function limit(): number {
    const { count, wrong } = countIn($rows.get())
    if (ports.config.rowCount !== undefined) return ports.config.rowCount
    if (wrong !== null && wrong !== warned) {
      ports.warn(
        `${countName} of a row: expected a whole number of at least 1, got "${wrong}"; all rows show`,
      )
    }
    warned = wrong
    return count
  }

  const isFoldable = () => $rows.get().length > limit()
  const isFolded = () => isFoldable() && !unfolds

  function tell(): void {
    send(!isFoldable() ? 'fit' : unfolds ? 'unfold' : 'fold')
    for (const state of ['static', 'collapsed', 'expanded'] as const) {
      ports.state(state, state === $state.get())
    }
  }

  /** Reads the rows: the page may have changed them. */
  function look(): void {
    const before = $rows.get()
    const rows = rowsIn(builtin(element))
    const isSame = rows.length === before.length && rows.every((row, n) => row === before[n])
    // New rows fold once they are drawn.
    if (!isSame) $rows.set(rows)
    tell()
    texts.measure()
    if (isSame) refold()
  }

  function refold(): void {
    const by = `${$rows.get().length} ${limit()} ${unfolds}`
    if (by === foldedBy || !box) return
    foldedBy = by
    folding?.fold(isFolded(), false)
  }

  function toggle(): void {
    if (!isFoldable()) return
    unfolds = !unfolds
    folding?.fold(!unfolds, true)
    foldedBy = `${$rows.get().length} ${limit()} ${unfolds}`
    tell()
    ports.emit(unfolds ? 'dp-features-expanded' : 'dp-features-collapsed', {})
  }

  function hold(drawn: HTMLElement | null): void {
    if (drawn !== box) {
      folding?.end()
      box = drawn
      foldedBy = ''
      folding =
        box &&
        foldAway(box, () => [...(box?.querySelectorAll<HTMLElement>('.row') ?? [])].slice(limit()))
    }
    refold()
  }

  ports.onConfig(look)
  ports.use(() => {
    look()
    const changes = new MutationObserver(look)
    const attributeFilter = [countName, featureName, 'hidden']
    changes.observe(element, { attributeFilter, childList: true, subtree: true })
    return () => {
      changes.disconnect()
      hold(null)
      texts.hold($rows.get(), null)
    }
  })

  return {
    $state,
    $rows,
    $cut: texts.$cut,
    $open: texts.$open,
    isFoldable,
    drawn(root: ParentNode): void {
      const drawn = root.querySelector<HTMLElement>('#rows')
      texts.hold($rows.get(), drawn)
      hold(drawn)
      texts.drawn(root)
    },
    toggle,
    read: texts.read,
    close: texts.close,
  }
}
export type OfferFeaturesModel = ReturnType<typeof model>
