import { atom } from 'nanostores'
import { getRegions } from '../../../contract/schedule/availability.ts'
import { cleanZip } from '../../../rules/zip.ts'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'

/** How long nobody has typed when the postal code is judged. */
const restMs = 500
const usualPattern = '^\\d{5}(-\\d{4})?$'

type Fault = 'sd.zip.enter' | 'sd.zip.valid'
interface Region {
  id: string
  name: string
}
interface Place {
  zipCode?: string | undefined
  addressId?: string | undefined
  regionId?: string | undefined
}

/** Where the delivery goes (SCH-028 to SCH-034, SCH-063 to SCH-067). `chosen`: the shopper has chosen a place. */
export function places(ports: ScheduledPorts, chosen: () => void) {
  const $zip = atom('')
  const $fault = atom<Fault | null>(null)
  /** null: the shopper enters a postal code. Empty: they are under way. */
  const $regions = atom<readonly Region[] | null>(null)
  /** What the shopper has chosen here. null: nothing since the location of the page is another. */
  const $own = atom<Place | null>(null)
  let stopWaiting: (() => void) | undefined
  /** What the regions were asked for, as text. */
  let asked = ''

  let pattern = new RegExp(usualPattern)
  function readPattern(): void {
    const { postalPattern } = ports.config
    try {
      pattern = new RegExp(postalPattern)
    } catch {
      pattern = new RegExp(usualPattern)
      const got = JSON.stringify(postalPattern)
      ports.warn(
        `postalPattern: expected a regular expression, got ${got}; ${usualPattern} is used instead`,
      )
    }
  }
  readPattern()

  function judge(): boolean {
    stopWaiting?.()
    const zip = cleanZip($zip.get())
    const fault = zip ? 'sd.zip.valid' : 'sd.zip.enter'
    const isFine = pattern.test(zip)
    if (!isFine && $fault.get() !== fault) ports.announce(ports.text(fault))
    $fault.set(isFine ? null : fault)
    return isFine
  }

  async function load(): Promise<void> {
    const { asin, fmid, marketplaceId, merchantId, regionsUrl: at, sku } = ports.config
    $regions.set([])
    const query = {
      merchant: merchantId,
      marketplace: marketplaceId,
      ASIN: asin,
      SKU: sku || undefined,
      FMID: fmid || undefined,
      regionRequest: 'true',
    } as const
    const outcome = await ports.call(getRegions, { query }, { at })
    const regions = outcome.ok ? outcome.value.regions : []
    ports.failed(outcome, 'DeliveryRegionsFailed')
    // Whoever comes back asks again.
    if (!outcome.ok && outcome.problem === 'aborted') asked = ''
    $regions.set(regions.length > 0 ? regions : null)
    const { regionId } = $own.get() ?? {}
    if (!outcome.ok || !regionId || regions.some(({ id }) => id === regionId)) return
    // This item is not delivered to the region that was chosen for another one.
    $own.set(null)
    chosen()
  }

  /** The location of the page, as text. An element that comes back keeps what the shopper has chosen. */
  let location = ''
  function follow(): void {
    const { addressId, zipCode = '' } = ports.page.$location.get() ?? {}
    const now = JSON.stringify([addressId, zipCode])
    if (now === location) return
    location = now
    stopWaiting?.()
    $zip.set(zipCode)
    $fault.set(null)
    $own.set(null)
  }
  ports.watch(ports.page.$location, follow)
  ports.onConfig((config, before) => {
    if (config.postalPattern !== before.postalPattern) readPattern()
  })

  return {
    $zip,
    $fault,
    $regions,
    $own,
    /** undefined: nobody has said where. */
    place(): Place | undefined {
      const { addressId } = ports.config
      const { zipCode } = ports.page.$location.get() ?? {}
      const given = addressId ? { addressId } : { zipCode }
      return $own.get() ?? (addressId || zipCode ? given : undefined)
    },
    /** Asks for the regions, if the shopper is to choose one and nobody has asked for this item yet. */
    ask(): void {
      const { asin, destination, fmid, marketplaceId, merchantId, sku } = ports.config
      if (destination !== 'region') return
      const wanted = JSON.stringify([asin, fmid, marketplaceId, merchantId, sku])
      if (wanted === asked) return
      asked = wanted
      void load()
    },
    type(typed: string): void {
      $zip.set(typed)
      stopWaiting?.()
      stopWaiting = ports.after(restMs, judge)
    },
    enterZip(): void {
      if (!judge()) return
      const zipCode = cleanZip($zip.get())
      $own.set({ zipCode })
      chosen()
      ports.emit('dp-postal-code-changed', { zipCode })
    },
    chooseRegion(id: string): void {
      const region = $regions.get()?.find(one => one.id === id)
      if (!region) return
      $own.set({ regionId: id })
      chosen()
      ports.emit('dp-delivery-region-changed', { regionId: id, name: region.name })
    },
  }
}
export type Places = ReturnType<typeof places>
