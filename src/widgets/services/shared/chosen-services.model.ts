import { atom } from 'nanostores'
import type { Page } from '../../../page/page.ts'
import type { AddOn } from '../../../page/shapes.ts'
import { toJson } from '../../../rules/to-json.ts'
import { deviceIn, submittedSelection, type Service } from './service.rules.ts'

/** The field that the elements of services submit (OPT-022). */
export const field = 'selectedServices'

interface ServicePorts {
  readonly config: {
    readonly baseAsin?: string | undefined
    readonly buyingOption?: string | undefined
  }
  readonly page: Page
  submit(fields: Readonly<Record<string, string>> | null): void
  use(setup: () => (() => void) | void): void
  metric(name: string, fields?: Record<string, unknown>): void
}

interface Offering {
  services: () => readonly Service[]
  /** Stays chosen, whatever happens (OPT-015). */
  isMandatory?: (service: Service) => boolean
  /** The buying option of the element is chosen now, or no longer. */
  onOption?: () => void
}

/** Sends metrics as all elements of services do (SVC-047). `fields` may name another hit type. */
export const serviceMetric =
  (ports: Pick<ServicePorts, 'metric' | 'page'>) =>
  (name: string, fields: Record<string, unknown> = {}): void =>
    ports.metric(name, {
      hitType: 'popUp',
      ...fields,
      pageType: 'DetailPage',
      subPageType: 'AddServices',
      deviceType: deviceIn(ports.page.$shopper.get().deviceType),
    })

/**
 * The services that are chosen: what the form submits, and what $addOns of the product says (OPT-022, OPT-024, CRD-006).
 * Both hold them only while the buying option of the element is the chosen one.
 */
export function chosenServices(ports: ServicePorts, offering: Offering) {
  const { isMandatory = () => false, services } = offering
  /** Product ids. */
  const $chosen = atom<ReadonlySet<string>>(new Set())
  let ends: (() => void)[] = []

  const base = () => ports.config.baseAsin ?? null
  const addOns = (asin = base()) => ports.page.addOns(asin)
  const option = () => ports.page.buyingOption(base())
  const counts = (): boolean =>
    !ports.config.buyingOption || option().get() === ports.config.buyingOption
  const list = (): readonly Service[] => services().filter(({ asin }) => $chosen.get().has(asin))

  /** What this element has put into the store. Another buying option may offer the same services. */
  let held = new Map<string, AddOn>()
  const isOffered = ({ asin, kind }: AddOn): boolean =>
    kind === 'service' && services().some(one => one.asin === asin)
  /** Product ids of the services of this element that the store holds. */
  const stored = (): readonly string[] =>
    counts()
      ? addOns()
          .get()
          .filter(isOffered)
          .map(({ asin }) => asin)
      : []

  function addOnOf({ asin, offerListingId, title }: Service): AddOn {
    const known = held.get(asin)
    if (known?.offerListingId === offerListingId && known.title === title) return known
    return { kind: 'service', asin, offerListingId, addedBy: 'form', title }
  }

  /**
   * `asin`: the product. While the buying option of the element counts, the element decides about its services. Else it
   * takes back only what it has put there itself.
   */
  function store(chosen: readonly Service[], asin = base()): void {
    const before = addOns(asin).get()
    const entries = chosen.map(addOnOf)
    const mine = new Set(held.values())
    const decides = asin === base() && counts()
    const others = before.filter(one => !mine.has(one) && !(decides && isOffered(one)))
    held = new Map(entries.map(one => [one.asin, one]))
    const after = [...others, ...entries]
    if (after.length !== before.length || after.some((one, at) => one !== before[at])) {
      addOns(asin).set(after)
    }
  }

  /** Brings form and store in step with what is chosen. */
  function settle(): void {
    const chosen = counts() ? list() : []
    ports.submit(
      chosen.length > 0 ? { [field]: toJson(chosen.map(one => submittedSelection(one))) } : null,
    )
    store(chosen)
  }

  function put(asins: Iterable<string>): void {
    const wanted = new Set(asins)
    const kept = services().filter(one => wanted.has(one.asin) || isMandatory(one))
    $chosen.set(new Set(kept.map(({ asin }) => asin)))
    settle()
  }

  /** Another element, or the page, has changed $addOns while the element's buying option is the chosen one. */
  function hear(): void {
    if (!counts()) return
    const now = stored()
    const isSame = now.length === list().length && now.every(asin => $chosen.get().has(asin))
    if (!isSame) put(now)
  }

  function switched(): void {
    settle()
    offering.onOption?.()
  }

  function follow(): void {
    for (const end of ends) end()
    ends = [addOns().listen(hear), option().listen(switched)]
  }

  ports.use(() => {
    // What the element had chosen before it left the page, or before it was replaced, is still in the store (COR-053).
    put([...$chosen.get(), ...stored()])
    follow()
    return () => {
      for (const end of ends) end()
      ends = []
    }
  })

  return {
    $chosen,
    counts,
    list,
    put,
    settle,
    /** The element is about another product now. `before`: the one that it was about. */
    move(before: string | undefined): void {
      store([], before ?? null)
      $chosen.set(new Set())
      follow()
      put(stored())
    },
  }
}
export type ChosenServices = ReturnType<typeof chosenServices>
