import { atom } from 'nanostores'
import type { AddOn } from '../../../page/shapes.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import { toldSelection } from '../shared/service.rules.ts'
import {
  choicesOf,
  choosesOne,
  hasUpsell,
  submittedFields,
  type Choice,
  type OfferedService,
} from './offer.rules.ts'
import type { Around, OfferPorts } from './service-offer.ports.ts'
import { serviceIn, withoutService, withService } from './vas.rules.ts'

type Ids = ReadonlySet<string>

/** A service as fields of a form name it. '': they do not tell. */
export interface NamedService {
  asin: string
  offerListingId: string
}

const isSame = (one: Ids, other: Ids): boolean =>
  one.size === other.size && [...one].every(id => other.has(id))
const isIn = (services: readonly OfferedService[], { asin, offerListingId }: OfferedService) =>
  services.some(one => one.asin === asin && one.offerListingId === offerListingId)

/** What can be chosen and what is: in the form, in $addOns of the product, and in the address. */
export function choosing(ports: OfferPorts, around: Around) {
  const metric = serviceMetric(ports)
  const $choices = atom<readonly Choice[]>([])
  /** Ids of the choices. */
  const $chosen = atom<Ids>(new Set())
  /** The merchant that the page has gone over to. null: none, so all offers are as the page gives them (SVC-049). */
  const $switched = atom<string | null>(null)
  /** The merchant of the page, whatever the sections show. */
  let home = ports.config.merchantId ?? ''
  const warned = new Set<string>()

  const product = (asin = ports.config.productAsin) => ports.page.product(asin)
  const addOns = (asin = ports.config.productAsin) => ports.page.addOns(asin)

  function warnOnce(fault: string): void {
    if (!warned.has(fault)) ports.warn(fault)
    warned.add(fault)
  }

  /** Reads what the page offers. A merchant from a refresh is not the page's own. */
  function take(): void {
    if (!around.sections.isOwn(product().get())) home = ports.config.merchantId ?? ''
    $choices.set(choicesOf(ports.config, home, warnOnce))
  }
  take()

  function canChoose({ baseMerchantId, isAvailable }: Choice): boolean {
    const merchantId = $switched.get()
    return isAvailable && (merchantId === null || !baseMerchantId || baseMerchantId === merchantId)
  }
  /** It comes with the product (SVC-025). */
  const isFixed = (choice: Choice): boolean => choice.isMandatory && canChoose(choice)
  const chosenOf = (ids: Ids) => $choices.get().filter(({ id }) => ids.has(id))
  const servicesOf = (ids: Ids = $chosen.get()) => chosenOf(ids).flatMap(one => one.services)

  /** What becomes of a wish: fixed choices stay, a choice of one stays one, and no upsell is without its service. */
  function allowed(wanted: Iterable<string>): Ids {
    const ids = new Set(wanted)
    const possible = $choices
      .get()
      .filter(one => isFixed(one) || (ids.has(one.id) && canChoose(one)))
    if (choosesOne(ports.config)) {
      const one = possible.find(isFixed) ?? possible[0]
      return new Set(one ? [one.id] : [])
    }
    const [base, upsell] = $choices.get()
    const found = new Set(possible.map(({ id }) => id))
    if (hasUpsell(ports.config) && base && upsell && found.has(upsell.id)) {
      if (isFixed(upsell) && canChoose(base)) found.add(base.id)
      if (!found.has(base.id)) found.delete(upsell.id)
    }
    return found
  }

  /** The wish of a press (SVC-007 to SVC-013). null: no service. */
  function wish(choice: Choice | null, isChosen: boolean): Ids {
    if (!choice) return new Set()
    if (choosesOne(ports.config)) return new Set(isChosen ? [choice.id] : [])
    const ids = new Set($chosen.get())
    const [base, upsell] = $choices.get()
    if (isChosen) ids.add(choice.id)
    else ids.delete(choice.id)
    if (hasUpsell(ports.config) && isChosen && choice === upsell && base) ids.add(base.id)
    return ids
  }

  /** The choices that consist of these services. Of a choice of one: the one with most of them, by the page's merchant. */
  function consistingOf(isThere: (service: OfferedService) => boolean): Ids {
    const found = $choices
      .get()
      .filter(({ services }) => services.length > 0 && services.every(isThere))
    if (!choosesOne(ports.config)) return new Set(found.map(({ id }) => id))
    const current = found.find(({ id }) => $chosen.get().has(id))
    const [best] = found.toSorted(
      (a, b) =>
        b.services.length - a.services.length ||
        Number(b.services[0]?.merchantId === home) - Number(a.services[0]?.merchantId === home),
    )
    const one = current ?? best
    return new Set(one ? [one.id] : [])
  }

  /** What this element has put into $addOns, by the product id of the service. */
  let held = new Map<string, AddOn>()

  function store(services: readonly OfferedService[], asin = ports.config.productAsin): void {
    const addedBy = around.isInForm() ? 'form' : 'call'
    const next = new Map<string, AddOn>()
    for (const { asin: service, offerListingId, title } of services) {
      const entry = {
        kind: 'service' as const,
        asin: service,
        offerListingId,
        addedBy,
        title,
      } as const
      next.set(service, { ...entry, title: title || service })
    }
    const before = addOns(asin).get()
    const isMine = (one: AddOn) =>
      one.kind === 'service' && (held.has(one.asin) || next.has(one.asin))
    const others = before.filter(one => !isMine(one))
    held = next
    const after = [...others, ...next.values()]
    if (!isSameJson(before, after)) addOns(asin).set(after)
  }

  /** Brings form and store in step with what is chosen. */
  function settle(): void {
    const { itemCountGroups, productWDG } = ports.config
    const counts = !(productWDG && itemCountGroups.includes(productWDG))
    const services = servicesOf()
    ports.submit(submittedFields(services, counts))
    store(services)
  }

  /** Names the first service in the address (SVC-028 to SVC-030, SVC-066). */
  function address(before: OfferedService | undefined, now: OfferedService | undefined): void {
    const vas = around.vas.read()
    if (now) {
      if (serviceIn(vas) !== now.asin) around.vas.write(withService(vas, now.asin))
    } else if (before && serviceIn(vas) === before.asin) {
      try {
        around.vas.write(withoutService(vas))
      } catch {
        // The page has taken it out, so nothing is left to do.
      }
    }
  }

  return {
    $choices,
    $chosen,
    $switched,
    take,
    allowed,
    wish,
    canChoose,
    isFixed,
    chosenOf,
    servicesOf,
    settle,
    addOns,
    product,
    /** Chooses without a word. `isStart`: the address says it already. Returns the services from before. */
    put(ids: Ids, isStart = false): readonly OfferedService[] {
      const before = servicesOf()
      if (!isSame(ids, $chosen.get())) $chosen.set(ids)
      settle()
      if (!isStart) address(before[0], servicesOf()[0])
      return before
    },
    isChosen: (ids: Ids): boolean => isSame(ids, $chosen.get()),
    /** Tells what the shopper has changed: what is no longer chosen, then what is (SVC-067). */
    tell(before: readonly OfferedService[]): void {
      const now = servicesOf()
      const { productAsin } = ports.config
      const say = (service: OfferedService, isAdded: boolean) => {
        const { asin: serviceAsin, offerListingId, price } = service
        ports.emit(isAdded ? 'dp-service-selected' : 'dp-service-removed', {
          serviceAsin,
          productAsin,
          offerListingId,
          price,
          source: 'dp-service-offer',
          selection: toldSelection(service, isAdded ? 'add' : 'delete'),
        })
        metric(isAdded ? 'ServiceSelected' : 'ServiceRemoved', { serviceAsin, productAsin })
      }
      for (const one of before) if (!isIn(now, one)) say(one, false)
      for (const one of now) if (!isIn(before, one)) say(one, true)
    },
    /** The choices that $addOns of the product holds. */
    stored: (): Ids =>
      consistingOf(service =>
        addOns()
          .get()
          .some(
            ({ asin, kind, offerListingId }) =>
              kind === 'service' &&
              asin === service.asin &&
              offerListingId === service.offerListingId,
          ),
      ),
    /** The choices of these services. The offers may no longer be there. */
    named(services: readonly NamedService[]): Ids {
      const offered = new Set(
        $choices.get().flatMap(({ services: own }) => own.map(one => one.offerListingId)),
      )
      return consistingOf(one =>
        services.some(({ asin, offerListingId }) =>
          offered.has(offerListingId) ? offerListingId === one.offerListingId : asin === one.asin,
        ),
      )
    },
    /** The choice that the address names (SVC-031). */
    addressed: (): Ids => {
      const asin = serviceIn(around.vas.read())
      return asin === null ? new Set() : consistingOf(service => service.asin === asin)
    },
    /** Takes everything of this element out of the store of an earlier product. */
    leave(productAsin: string): void {
      store([], productAsin)
      $chosen.set(new Set())
      $switched.set(null)
    },
  }
}
export type Choosing = ReturnType<typeof choosing>
