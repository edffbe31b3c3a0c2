import { atom } from 'nanostores'
import { isSameJson } from '../../../rules/same-json.ts'
import { canBe, catalogueOf, designsFor, placesOf } from './catalogue.rules.ts'
import type { Catalogue, Design, GiftPorts } from './gift-card-picker.ports.ts'

const stated = [
  'amountSwatches',
  'combinations',
  'constraints',
  'currencySymbol',
  'designOccasions',
  'designVisibility',
  'dimensions',
  'formatter',
  'fractionalDigits',
  'locale',
] as const

/** The designs, which of them is chosen, and for which occasion they show. `renew`: the page states others. */
export function designs(ports: GiftPorts, renew: () => void) {
  const warned = new Set<string>()
  function warnOnce(fault: string): void {
    if (!warned.has(fault)) ports.warn(fault)
    warned.add(fault)
  }

  const $catalogue = atom<Catalogue>(catalogueOf(ports.config, warnOnce))
  /** Place of the chosen design. null: there is none to choose. */
  const $design = atom<number | null>(null)
  /** Place of the occasion. null: all. */
  const $occasion = atom<number | null>(null)
  /** true: the list of occasions is open. */
  const $filtering = atom(false)

  const byIndex = (index: number | null) =>
    $catalogue.get().designs.find(design => design.index === index)

  ports.watch($filtering, isOpen => ports.state('filtering', isOpen))
  ports.onConfig((config, before) => {
    if (stated.every(name => isSameJson(config[name], before[name]))) return
    $catalogue.set(catalogueOf(config, warnOnce))
    const { length } = $catalogue.get().occasions
    if (($occasion.get() ?? 0) >= length) $occasion.set(null)
    renew()
  })

  return {
    $catalogue,
    $design,
    $occasion,
    $filtering,
    byIndex,
    /** The chosen design. */
    now: () => byIndex($design.get()),
    set: (index: number | null) => $design.set(index),
    /** The configured combination, or else the first design that can be chosen (GFT-056). */
    start(): { design: Design | undefined; denomination: number | null } {
      const { selectedCombination } = ports.config
      const places = placesOf(selectedCombination)
      const { combinations, designs: all } = $catalogue.get()
      const wanted = byIndex(places?.design ?? null)
      if (places && canBe(wanted) && combinations.has(selectedCombination ?? '')) {
        return { design: wanted, denomination: places.denomination }
      }
      const first = all.find(canBe)
      if (places && all.length > 0) {
        warnOnce(
          `selectedCombination: expected a combination that can be chosen, got ${selectedCombination}; the first design is used instead`,
        )
      }
      return { design: first, denomination: null }
    },
    /** Designs of the occasion, in their order. */
    shown: () => designsFor($catalogue.get().designs, $occasion.get()),
    openFilter: () => $filtering.set(true),
    closeFilter: () => $filtering.set(false),
    /** `isBrowsing`: the choice moves by arrow keys, so the list stays open (COR-188). */
    filter(occasion: number | null, isBrowsing: boolean): void {
      $occasion.set(occasion)
      if (!isBrowsing) $filtering.set(false)
      if (designsFor($catalogue.get().designs, occasion).length === 0) {
        ports.announce(ports.text('giftCard.noDesigns'))
      }
    },
  }
}
export type Designs = ReturnType<typeof designs>
