import { atom } from 'nanostores'
import { brandFilter, type Brand } from './dropdown.rules.ts'
import type { Stripe } from './finder.ports.ts'

/** BrandNotFound is counted this long after the filter stopped matching (FIT-104). */
const notFoundDelay = 250
/** Number of rows that PageUp and PageDown move. */
const page = 8

/** The list in the brand popover. `active`: the row that the arrow keys have reached. -1: no row. */
export interface BrandList {
  typed: string
  brands: readonly Brand[]
  active: number
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: page,
  PageUp: -page,
}

/**
 * Returns the row that a key leads to. null: the key moves nothing. Without an active row, a key leads to the first or
 * last row.
 */
function moved(key: string, active: number, count: number): number | null {
  const step = steps[key]
  if (!step || !count) return null
  if (active < 0) return step > 0 ? 0 : count - 1
  return Math.min(Math.max(active + step, 0), count - 1)
}

/** The popover in which the shopper chooses a brand (FIT-099 to FIT-105, FIT-136). */
export function brandChoice(stripe: Stripe, chosen: (brand: Brand) => void) {
  const { ports } = stripe
  /** null: closed. */
  const $list = atom<BrandList | null>(null)
  let prepared: readonly Brand[] | undefined
  let filter = brandFilter([])
  let favorites: readonly Brand[] = []
  let cancelCount: (() => void) | null = null

  /** Filters the current brands. The page may have replaced the brands since the last call. */
  function filtered(typed: string): readonly Brand[] {
    const { brands } = ports.config
    if (brands !== prepared) {
      prepared = brands
      filter = brandFilter(brands)
    }
    return filter(typed)
  }

  /** Announces, and counts after a delay, that no brand matches (FIT-103, FIT-104). */
  function judge(isFound: boolean): void {
    if (isFound) {
      cancelCount?.()
      cancelCount = null
    } else if (!cancelCount) {
      cancelCount = ports.after(notFoundDelay, () => stripe.count('BrandNotFound'))
      ports.announce(ports.text('fitment.brandEmpty'))
    }
  }

  function open(): void {
    const { brands, favoriteBrands } = ports.config
    favorites = favoriteBrands.flatMap(one => brands.find(({ value }) => value === one) ?? [])
    $list.set({ typed: '', brands: filtered(''), active: -1 })
  }
  function close(): void {
    judge(true)
    $list.set(null)
  }
  function choose(brand: Brand): void {
    close()
    chosen(brand)
  }

  return {
    $list,
    close,
    choose,
    toggle: () => ($list.get() ? close() : open()),
    type(typed: string): void {
      const brands = filtered(typed)
      judge(brands.length > 0)
      $list.set({ typed, brands, active: -1 })
    },
    /** Moves the active row. false: the key moves nothing. */
    move(key: string): boolean {
      const list = $list.get()
      const active = list && moved(key, list.active, list.brands.length)
      if (!list || active === null) return false
      $list.set({ ...list, active })
      return true
    },
    /** Chooses the active row, or else the only row, after Enter in the filter (FIT-102). */
    enter(): void {
      const { brands = [], active = -1 } = $list.get() ?? {}
      const brand = brands[active] ?? (brands.length === 1 ? brands[0] : undefined)
      if (brand) choose(brand)
    },
    /** Returns the favorite brands that `brands` has, in the order of favoriteBrands (FIT-136). */
    favorites: () => favorites,
  }
}
export type BrandChoice = ReturnType<typeof brandChoice>
