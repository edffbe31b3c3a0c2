import { atom } from 'nanostores'
import { reload } from '../../../page/navigate.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import { late } from './location-popover.late.ts'
import type { LocationPorts, NamedPlace } from './location-popover.ports.ts'
import type { Panel } from './panel.model.ts'

/** What a page can say of the place. */
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

/** LOC-033. */
const known =
  /^(((DEFAULT|ACCOUNT|LOCKER)_ADDRESS)|LOCATION_INPUT|REALM_DEFAULT|REGION|COUNTRY|IP2LOCATION)$/

/** The place that `given` names; what it lacks is absent. null where it names none. */
function placeOf(given: NamedPlace): DeliveryLocation | null {
  const parts = fields.filter(name => given[name]).map(name => [name, given[name]])
  return parts[0] ? { addressLabel: '', ...Object.fromEntries(parts) } : null
}

/** The place in effect, and whether the panel is open. The panel's model changes the place. */
export function model(ports: LocationPorts) {
  const { $location } = ports.page
  const $open = atom(false)
  /** The page shows what holds for an earlier place, and could not be refreshed (LOC-079). */
  const $stale = atom(false)
  const $panel = atom<Panel | null>(null)

  /** What the page names counts where nobody has said anything yet, or when it changes (LOC-081). */
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

  /** Closes again where the panel's code could not be loaded. */
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
    /** null until its code has come, at the first opening. */
    $panel,
    open,
    close,
    reload: () => void reload(ports),
    /** The place as the page reads it in `host.config`: it is another since a change. */
    fields: (): object => Object.fromEntries(fields.map(name => [name, $location.get()?.[name]])),
  }
}
export type LocationModel = ReturnType<typeof model>
