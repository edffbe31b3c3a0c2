import { atom } from 'nanostores'
import { zipRefresh, type ZipOffer } from '../../../contract/services/interstitial.ts'
import { machine } from '../../../machine/machine.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import { asksForStores, offerOf } from './offer.rules.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import type { InterstitialConfig, InterstitialPorts, Offer } from './service-interstitial.ports.ts'

const ended = { ask: 'refreshing', offer: 'ready', none: 'unavailable' } as const
const transitions = {
  ready: ended,
  unavailable: ended,
  failed: ended,
  refreshing: { ...ended, fail: 'failed' },
} as const

/** A text about the zip code, as part of its id. */
type Alert = 'Invalid' | 'Failed' | 'Unavailable'

const zipClient = 'vasBuyableSiZipRefresh'

/** What the offer of the page depends on. */
const offered = (config: InterstitialConfig) => [
  config.serviceAsin,
  config.buyable,
  offerOf(config),
]

/** The zip code, and the offer for it (INT-019 to INT-033, INT-045, INT-046, INT-049, INT-050). */
export function zipModel(ports: InterstitialPorts) {
  const metric = serviceMetric(ports)
  const { $state, send } = machine(transitions, 'ready')
  const $offer = atom<Offer>(offerOf(ports.config))
  const $zip = atom(ports.config.zipCode ?? '')
  const $alert = atom<Alert | null>(null)
  /** The zip code that was asked for last. null: none. */
  let asked: string | null = null
  /** What to go back to when nobody waits for the answer any more. */
  let back: (() => void) | undefined

  /** null: the page gives none that works, so there is no input (INT-045). */
  let pattern: RegExp | null = null
  const needsOffer = () => ports.config.buyable && !$offer.get().offerListingId

  /** Takes over the offer of the page. */
  function begin(): void {
    asked = null
    $alert.set(null)
    $offer.set(offerOf(ports.config))
    send(needsOffer() ? 'none' : 'offer')
  }
  begin()

  function readPattern(): void {
    const { zipPattern } = ports.config
    try {
      pattern = zipPattern ? new RegExp(`^(?:${zipPattern})$`) : null
    } catch {
      pattern = null
      const got = JSON.stringify(zipPattern)
      ports.warn(`zipPattern: expected a regular expression, got ${got}; there is no zip input`)
    }
  }
  readPattern()

  function say(alert: Alert): void {
    $alert.set(alert)
    ports.announce(ports.text(`interstitial.zip${alert}`))
  }

  function fail(): void {
    send('fail')
    say('Failed')
  }

  function take(zipCode: string, answer: ZipOffer): void {
    const { serviceAsin } = ports.config
    const offer = offerOf(answer)
    const { offerListingId, price } = offer
    $offer.set(offer)
    send(offerListingId ? 'offer' : 'none')
    if (offerListingId) ports.announce(ports.text('interstitial.zipUpdated', { zip: zipCode }))
    else say('Unavailable')
    ports.emit('dp-zip-updated', {
      zipCode,
      available: !!offerListingId,
      serviceAsin,
      ...(offerListingId && { offerListingId, ...(price && { price }) }),
    })
  }

  async function refresh(zipCode: string): Promise<void> {
    const [state, before] = [$state.get(), asked]
    const signal = send('ask')
    if (!signal) return
    asked = zipCode
    back = () => {
      asked = before
      send(state === 'ready' ? 'offer' : state === 'failed' ? 'fail' : 'none')
    }
    $alert.set(null)
    const { serviceAsin } = ports.config
    const query = {
      asinlist: serviceAsin,
      vasZipcode: zipCode,
      clientName: zipClient,
      includeMerchantAddress: asksForStores(ports.config) ? 'true' : 'false',
    } as const
    const outcome = await ports.call(zipRefresh, { query }, { signal })
    if (!outcome.ok) {
      const failure = ports.failed(outcome)
      if (!failure) return back?.()
      metric('ServiceZipFailed', failure)
      return fail()
    }
    const own = Object.hasOwn(outcome.value, serviceAsin) ? outcome.value[serviceAsin] : null
    const answer = typeof own === 'object' ? own : null
    if (answer && answer.hasError !== 1) return take(zipCode, answer)
    const reason = answer ? 'hasError' : 'empty'
    metric('ServiceZipFailed', { reason, status: outcome.status })
    fail()
  }

  function update(): void {
    const zip = $zip.get().trim()
    if ($state.get() === 'refreshing') return
    if (!pattern?.test(zip)) return say('Invalid')
    if (zip !== asked || $state.get() === 'failed') void refresh(zip)
  }

  /** Ends a refresh that nobody waits for. */
  function stop(): void {
    if ($state.get() === 'refreshing') back?.()
    $alert.set(null)
  }

  ports.onConfig((config, before) => {
    if (config.zipPattern !== before.zipPattern) readPattern()
    if (config.zipCode !== before.zipCode) $zip.set(config.zipCode ?? '')
    if (!isSameJson(offered(config), offered(before))) begin()
  })
  ports.watch($state, state => ports.state('checking', state === 'refreshing'))
  ports.use(() => stop)

  return {
    $state,
    $offer,
    $zip,
    $alert,
    hasInput: () => pattern !== null,
    /** Continue cannot be pressed until a zip code brings an offer. */
    isBlocked: () => $state.get() !== 'ready',
    type(zip: string): void {
      $zip.set(zip)
      $alert.set(null)
    },
    update,
    stop,
  }
}
export type Zip = ReturnType<typeof zipModel>
