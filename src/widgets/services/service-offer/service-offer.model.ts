import { atom } from 'nanostores'
import type { Product } from '../../../page/shapes.ts'
import { adding } from './adding.model.ts'
import { choosing, type NamedService } from './choosing.model.ts'
import { countInView } from '../shared/impression.model.ts'
import { aroundOf, takeServerFields } from './page.model.ts'
import { isShown, type Choice } from './offer.rules.ts'
import { refreshing } from './refresh.model.ts'
import type { Around, OfferNodePorts, OfferPorts } from './service-offer.ports.ts'

type Ids = ReadonlySet<string>
/** Who wants the choice. start: it was made before the element came. */
type By = 'shopper' | 'page' | 'start'

/** Without what needs nodes of the page. */
export function offerModel(ports: OfferPorts, around: Around) {
  const choice = choosing(ports, around)
  const refresh = refreshing(ports, around)
  const add = adding(ports, around, () => choice.servicesOf())
  const { sections } = around
  /** What valueProp or the prices show is open, or its code could not be loaded. */
  const $panel = atom<'open' | 'lost' | null>(null)
  const $disabled = atom(false)
  let ends: (() => void)[] = []

  /** Changes the selection, with a refresh of the page where it takes one. A failed refresh changes nothing (SVC-059). */
  async function pick(wanted: Iterable<string>, by: By): Promise<void> {
    let next = choice.allowed(wanted)
    if (choice.isChosen(next)) return choice.settle()
    const [first] = choice.chosenOf(next)
    refresh.forgive()
    let shown: Awaited<ReturnType<typeof refresh.run>> = null
    if (first && refresh.isNeeded(first)) {
      shown = await refresh.run(first)
      if (!shown) return
      next = choice.allowed(next)
      // The page may have changed its offers meanwhile.
      if (!next.has(first.id)) {
        sections.restore()
        shown = null
      }
    } else if (!first) sections.restore()
    const before = choice.put(next, by === 'start')
    add.keepOnly(choice.servicesOf())
    if (shown) {
      const { productAsin: asin } = ports.config
      ports.emit('dp-sections-refreshed', { asin, merchantId: shown.merchantId })
    }
    if (by === 'shopper') choice.tell(before)
  }

  /** What is chosen before the shopper does anything (SVC-025, SVC-027, SVC-031). */
  function initial(): Ids {
    const { features, hasPrecheckEnabled } = ports.config
    const [first] = choice.$choices.get()
    const kept = choice.stored()
    if (kept.size > 0) return kept
    const addressed = choice.addressed()
    if (addressed.size > 0) return addressed
    const isPrechecked = hasPrecheckEnabled && features.precheck === true
    return new Set(isPrechecked && first ? [first.id] : [])
  }
  /** What the server has chosen, or what initial() says. */
  let wanted: Ids = initial()

  /** The merchant that the page has named first, and the one that it has named last. '': it has named none. */
  let [own, last] = ['', '']
  /** The page may show the offer of another merchant (SVC-049). */
  function see(product: Product | null): void {
    const merchantId = product?.merchantId || last
    const isChanged = merchantId !== last
    last = merchantId
    // What a page tells late is no change.
    const isFirst = !own
    own ||= merchantId
    if (!isChanged || isFirst || sections.isOwn(product)) return
    sections.forget()
    choice.$switched.set(merchantId === own ? null : merchantId)
    choice.put(choice.allowed([]))
  }
  function follow(): void {
    for (const end of ends) end()
    ends = [
      choice.product().subscribe(see),
      // Another element, or the page, has changed what is chosen.
      choice.addOns().listen(() => {
        const stored = choice.allowed(choice.stored())
        if (choice.isChosen(stored)) return
        refresh.stop()
        void pick(stored, 'page')
      }),
    ]
  }

  ports.onConfig((config, before) => {
    const isOther = config.productAsin !== before.productAsin
    if (isOther) {
      refresh.stop()
      choice.leave(before.productAsin)
      sections.restore()
    }
    choice.take()
    if (isOther) {
      own = last = ''
      follow()
      wanted = initial()
    }
    void pick(isOther ? wanted : choice.$chosen.get(), isOther ? 'start' : 'page')
    if (!isShown(config)) $panel.set(null)
  })
  ports.use(() => {
    follow()
    // What was chosen before the element left the page is still in the store (COR-053).
    const kept = new Set([...choice.$chosen.get(), ...choice.stored()])
    void pick(kept.size > 0 ? kept : wanted, 'start')
    return () => {
      $panel.set(null)
      for (const end of ends) end()
      ends = []
    }
  })
  ports.watch(choice.$chosen, now => ports.state('selected', now.size > 0))
  ports.watch(refresh.$state, state => ports.state('refreshing', state === 'refreshing'))
  ports.onDisabled(disabled => $disabled.set(disabled))
  const isBusy = () => refresh.$state.get() === 'refreshing'

  return {
    $choices: choice.$choices,
    $chosen: choice.$chosen,
    $switched: choice.$switched,
    $state: refresh.$state,
    $failed: refresh.$failed,
    $pending: refresh.$pending,
    $panel,
    $disabled,
    isBusy,
    canChoose: choice.canChoose,
    isFixed: choice.isFixed,
    settle: choice.settle,
    /** null: without a service. */
    choose(one: Choice | null, isChosen = true): void {
      if ($disabled.get() || isBusy()) return
      void pick(choice.wish(one, isChosen), 'shopper')
    },
    /** Chooses services, and tells nobody. null: as at the start. */
    restore(services: readonly NamedService[] | null): void {
      refresh.stop()
      void pick(services ? choice.named(services) : wanted, 'page')
    },
    /** The server has chosen these services. */
    begin(services: readonly NamedService[]): void {
      if (wanted.size === 0) wanted = choice.named(services)
    },
    /** SVC-017. */
    message(): string {
      const { dynamicStringChangeOnTwisterSelection: texts, message = '' } = ports.config
      const isChosen = choice.$chosen.get().size > 0
      return (isChosen ? texts?.selected : texts?.unselected) || message
    },
    /** Asks a sheet of the page to show the details. true: one does (SVC-014). */
    details: (url: string): boolean =>
      !ports.emit('dp-sheet-requested', {
        url,
        ...(ports.config.message && { title: ports.config.message }),
      }),
    open(): void {
      $panel.set($panel.get() === 'open' ? null : 'open')
    },
    close(): void {
      $panel.set(null)
    },
    lose(): void {
      $panel.set('lost')
    },
  }
}
export type ServiceOfferModel = ReturnType<typeof offerModel>

export function model(ports: OfferNodePorts): ServiceOfferModel {
  const made = offerModel(ports, aroundOf(ports))
  takeServerFields(ports, made)
  countInView(ports)
  return made
}
