import { atom } from 'nanostores'
import { sectionRefresh } from '../../../contract/services/sections.ts'
import { machine } from '../../../machine/machine.ts'
import { answerState } from '../../../rules/answer-state.ts'
import { isObject } from '../../../rules/is-object.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import { isXl, type Choice } from './offer.rules.ts'
import { late } from './service-offer.late.ts'
import type { Around, OfferPorts } from './service-offer.ports.ts'

const transitions = {
  resting: { refresh: 'refreshing' },
  refreshing: { refresh: 'refreshing', end: 'resting' },
} as const

/** What a business may order comes in listed quantities alone (SVC-055). */
const listed = '{"disableFreeFormQuantity":true}'

const isId = (given: unknown): given is string => typeof given === 'string' && given !== ''

/** The offer that the sections of an answer show. null: it names none. */
function offerOf(html: string) {
  const state = answerState(html)
  const { merchantId, offerListingId } = isObject(state)
    ? (state as Readonly<Record<string, unknown>>)
    : {}
  const isOffer = isId(merchantId) && isId(offerListingId)
  return isOffer ? { merchantId, offerListingId } : null
}

/** Shows the page of the product as the merchant of a service offers it (SVC-050 to SVC-061). */
export function refreshing(ports: OfferPorts, { sections }: Around) {
  const { $state, send } = machine(transitions, 'resting')
  const $failed = atom(false)
  /** The choice that the refresh is for. */
  const $pending = atom<string | null>(null)
  const metric = serviceMetric(ports)

  /** The merchant whose offer the page shows now. */
  function current(): string {
    const { merchantId, productAsin } = ports.config
    const product = ports.page.product(productAsin).get()
    return (sections.isOwn(product) && product?.merchantId) || (merchantId ?? '')
  }

  const isBusiness = () =>
    ports.config.businessCustomer && ports.config.multiQuantityPurchaseEnabled

  /** SVC-050 to SVC-053. */
  function isNeeded({ services: [service] }: Choice): boolean {
    if (!isXl(ports.config)) return false
    const { features, hasPrecheckEnabled, isMobbPresent } = ports.config
    const [now, wanted] = [current(), service?.merchantId]
    const isOther = !!now && !!wanted && wanted !== now
    const isPrechecked = features.precheck === true && hasPrecheckEnabled
    return isOther || isMobbPresent || (isBusiness() && !isPrechecked)
  }

  function fail(service: string, failure: { reason: string; status: number }): void {
    $failed.set(true)
    metric('ServiceRefreshFailed', { serviceAsin: service, ...failure })
    ports.announce(ports.text('service.refreshFailed'))
  }

  /** Ends the refresh that runs. */
  let stop: (() => void) | undefined
  ports.use(() => () => stop?.())

  /** Returns the offer that shows now. null: everything is as it was before. Never settles if it is stopped. */
  async function run({ id, services: [service] }: Choice) {
    const { isVariationalParent, pageRefreshUrl: at, productAsin: asin } = ports.config
    const task = sections.refresh()
    send('refresh')
    $pending.set(id)
    $failed.set(false)
    const end = () => {
      stop = undefined
      $pending.set(null)
      send('end')
    }
    stop = () => task.stop()
    task.signal.addEventListener('abort', end)
    const query = {
      ...(service?.merchantId && { m: service.merchantId }),
      ...(isBusiness() && { vas: listed }),
    }
    const input = { params: { asin }, query, body: { isVariationalParent } }
    const [outcome, code] = await Promise.all([
      ports.call(sectionRefresh, input, { at, signal: task.signal }),
      ports.late(late.sections),
    ])
    const offer = outcome.ok ? offerOf(outcome.value) : null
    const content = outcome.ok && offer && code ? await code.cleaned(outcome.value) : null
    // It may have been stopped while the answer was cleaned.
    if (task.signal.aborted) return new Promise<never>(() => {})
    const isPut = content && offer && task.put(content, { asin, ...offer })
    task.end()
    end()
    if (isPut) return offer
    const failure = outcome.ok
      ? { reason: 'malformed', status: outcome.status }
      : ports.failed(outcome)
    if (outcome.ok) {
      ports.warn(
        'section-refresh: expected sections of this page, marked with data-dp-section, and script[data-dp-answer] with merchantId and offerListingId; the page stays as it was',
      )
    }
    if (failure) fail(service?.asin ?? '', failure)
    return null
  }

  return {
    $state,
    $failed,
    $pending,
    isNeeded,
    run,
    /** What it is for is no longer wanted. Its answer is never applied. */
    stop: () => stop?.(),
    /** The shopper has gone on. */
    forgive: () => $failed.set(false),
  }
}
