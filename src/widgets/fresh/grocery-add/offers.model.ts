import { atom } from 'nanostores'
import { isSameJson } from '../../../rules/same-json.ts'
import type { GroceryPorts } from './grocery-add.ports.ts'
import { sellersOf, type SellerOffer } from './offers.rules.ts'

/** The offers of other sellers, some at a time (GRO-047 to GRO-049). */
export function offers(ports: GroceryPorts) {
  const $offers = atom<readonly SellerOffer[]>([])
  /** Page that shows, from 0. */
  const $page = atom(0)
  const told = new Set<string>()

  /** Warns once of each fault: the offers are read again with each change (COR-005). */
  function warn(fault: string): void {
    if (!told.has(fault)) ports.warn(fault)
    told.add(fault)
  }

  const lastPage = () =>
    Math.max(Math.ceil($offers.get().length / ports.config.offersPerPage) - 1, 0)
  const turn = (page: number) => $page.set(Math.min(Math.max(page, 0), lastPage()))

  function shown(): readonly SellerOffer[] {
    const { offersPerPage } = ports.config
    const from = $page.get() * offersPerPage
    return $offers.get().slice(from, from + offersPerPage)
  }

  /** Which offers show. */
  function pageText(): string {
    const from = $page.get() * ports.config.offersPerPage
    const to = from + shown().length
    return ports.text('grocery.offers.page', { from: from + 1, to, total: $offers.get().length })
  }

  $offers.set(sellersOf(ports.config.offers, warn))
  ports.onConfig((config, before) => {
    if (!isSameJson(config.offers, before.offers)) $offers.set(sellersOf(config.offers, warn))
    turn($page.get())
  })

  return {
    $page,
    lastPage,
    pageText,
    shown,
    turnTo(page: number): void {
      turn(page)
      ports.announce(pageText())
    },
  }
}
