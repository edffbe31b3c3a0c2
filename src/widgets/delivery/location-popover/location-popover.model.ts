import { atom } from 'nanostores'
import { reload } from '../../../page/navigate.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import { late } from './location-popover.late.ts'
import type { LocationPorts, NamedPlace } from './location-popover.ports.ts'
import type { Panel } from './panel.model.ts'

/** Fields that a page can set about the location. */
const fields = [
  'addressLabel',
  'addressId',
  'obfuscatedId',
  'countryCode',
  'zipCode',
  'state',
  'city',
  'district',
  'locationType',
] as const

/** The known types of a location (LOC-033). */
const known =
  /^(((DEFAULT|ACCOUNT|LOCKER)_ADDRESS)|LOCATION_INPUT|REALM_DEFAULT|REGION|COUNTRY|IP2LOCATION)$/

/** Returns the location that `given` names, without its empty fields. null: `given` names none. */
function placeOf(given: NamedPlace): DeliveryLocation | null {
  const parts = fields.filter(name => given[name]).map(name => [name, given[name]])
  return parts[0] ? { addressLabel: '', ...Object.fromEntries(parts) } : null
}

/** Holds the current location, and whether the panel is open. The panel's model changes the location. */
export function model(ports: LocationPorts) {
  const { $location } = ports.page
  const $open = atom(false)
  /** true: the page still shows details for an earlier location, because the refresh failed (LOC-079). */
  const $stale = atom(false)
  const $panel = atom<Panel | null>(null)

  /**
   * Sets the location that the page configures. Runs at the start if no location is set, and when the configured
   * location changes (LOC-081).
   */
  function seed(): void {
    const place = placeOf(ports.config)
    if (place) $location.set(place)
  }
  function submit(): void {
    const id = $location.get()?.addressId
    const name = ports.config.oneClick ? 'dropdown-selection' : 'addressId'
    ports.submit(id ? { [name]: id } : null)
  }

  function setOpen(isOpen: boolean): void {
    if ($open.get() === isOpen) return
    $open.set(isOpen)
    ports.state('open', isOpen)
    ports.emit(isOpen ? 'dp-location-opened' : 'dp-location-closed', {})
  }
  const close = () => setOpen(false)

  /** Opens the panel, and closes it again if its code fails to load. */
  async function open(): Promise<void> {
    setOpen(true)
    const code = await ports.late(late.panel)
    if (!code) return close()
    if ($panel.get()) return
    const { panelModel, sanitized } = code
    $panel.set(ports.extend(panelModel({ ports, $open, $stale, placeOf, close, sanitized })))
  }

  if (!$location.get()) seed()
  ports.watch($location, place => {
    const type = place?.locationType
    if (place && type && !known.test(type)) {
      ports.warn(`locationType: ${type} is not known, using REALM_DEFAULT instead`)
      $location.set({ ...place, locationType: 'REALM_DEFAULT' })
    }
    submit()
  })
  ports.onConfig((config, before) => {
    if (fields.some(name => config[name] !== before[name])) seed()
    submit()
  })

  return {
    $location,
    $open,
    $stale,
    /** null: the panel has not opened yet, or its code has not loaded. */
    $panel,
    open,
    close,
    reload: () => void reload(ports),
    /** Returns the location for `host.config`. After a change, it may differ from the configured location. */
    fields: (): object => Object.fromEntries(fields.map(name => [name, $location.get()?.[name]])),
  }
}
export type LocationModel = ReturnType<typeof model>
