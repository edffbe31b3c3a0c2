import { atom, type ReadableAtom } from 'nanostores'
import type { ScheduledDelivery } from '../../../../elements/schedule/scheduled-delivery.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { availability } from './availability.model.ts'
import { buttons } from './buttons.model.ts'
import { innerCalendar } from './calendar.model.ts'
import { intent } from './intent.model.ts'
import { places } from './place.model.ts'
import type { messages } from './scheduled-delivery.messages.ts'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'
import { isOff, verdictOn, wordsOf } from './verdict.rules.ts'

export function model(ports: ScheduledPorts) {
  /** The shopper has pressed a blocked button, so the reason shows there. */
  const $isRefused = atom(false)
  const calendar = innerCalendar(ports)
  const place = places(ports, () => feed(true))
  const held = buttons(ports, refuse)
  const wants = intent(ports, feed)
  const { $state, $intent, isOpen, isRequired } = wants
  const items = availability(ports, wants.apply)

  /** Tells the calendar what to ask. `isAnew`: also if it has asked the same before. */
  function feed(isAnew: boolean): void {
    const { asin, fmid, marketplaceId, merchantId, offerListingId, shipoption, sku } = ports.config
    const isWanted = $intent.get() && isOpen()
    const where = place.place()
    if (isWanted) place.ask()
    const wish = {
      merchant: merchantId,
      marketplace: marketplaceId,
      asin,
      SKU: sku || undefined,
      FMID: fmid || undefined,
      offerListingID: offerListingId,
      shipoption,
    }
    calendar.ask(isWanted && where ? wish : null, where, isAnew)
  }
  ports.onConfig(() => feed(false))
  ports.watch(ports.page.$location, () => feed(false))

  const hasZipEntry = () => ports.config.destination !== 'region' || place.$regions.get() === null
  function verdict() {
    const told = calendar.$told.get()
    return verdictOn(typeof told === 'string' ? null : told, ports.config, hasZipEntry())
  }

  const warning = () =>
    ports.text($state.get() === 'requiredDisabled' ? 'sd.requiredUnavailable' : 'sd.required')
  function refuse(): void {
    $isRefused.set(true)
    ports.announce(warning())
  }
  /** The buttons of the page follow what holds now (SCH-058). */
  function settle(): void {
    const mayGoOn = $state.get() === 'enabled' && isOff(calendar.$told.get())
    const isBlocked =
      calendar.$isThere.get() && $intent.get() && !calendar.$isChosen.get() && !mayGoOn
    if (!isBlocked) $isRefused.set(false)
    const isRefused = $isRefused.get()
    held.set({
      isBlocked,
      warning: isBlocked && (isRequired() || isRefused) ? warning() : '',
      orderWarning: isRefused && ports.config.blockPlaceOrder ? ports.text('sd.requiredOrder') : '',
    })
  }
  const { $isThere, $told, $isChosen } = calendar
  const deciding: readonly ReadableAtom<unknown>[] = [
    $state,
    $intent,
    $isRefused,
    $isThere,
    $told,
    $isChosen,
  ]
  for (const $one of deciding) ports.watch($one, settle)
  ports.onConfig(settle)
  ports.watch($told, () => {
    const words = wordsOf(verdict(), ports.text)
    if (words) ports.announce(words)
  })

  return {
    $state,
    $intent,
    $isThere,
    $told,
    $isAsked: calendar.$isAsked,
    $isAsking: items.$isAsking,
    $zip: place.$zip,
    $fault: place.$fault,
    $regions: place.$regions,
    $own: place.$own,
    isOpen: () => isOpen() && $isThere.get(),
    isRequired,
    hasZipEntry,
    verdict,
    /** Without its code there is no entry. A time can be chosen for the place that the page knows. */
    losePlace: () => ports.warn('the entry of the place could not be loaded'),
    check: wants.want,
    type: place.type,
    enterZip: place.enterZip,
    chooseRegion: place.chooseRegion,
    /** A script of the page sends a trigger (SCH-061). */
    trigger: (name: string) => wants.consume(`${name}`),
    /** What `host.config` tells beside the fields (SCH-041). */
    fields: () => ({ items: items.known() }),
  }
}
export type ScheduledModel = ReturnType<typeof model>
export type ScheduledProps = ViewProps<ScheduledModel, ScheduledDelivery, typeof messages>
