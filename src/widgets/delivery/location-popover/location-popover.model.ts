import { atom } from 'nanostores'
import type { LocationPopover } from '../../../../elements/delivery/location-popover.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import { reload } from '../../../page/navigate.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import type { messages } from './location-popover.messages.ts'
import type { Panel } from './panel.model.ts'

/** Its host is asked for what the page has set as a property. */
export type LocationPorts = WrapperPorts<LocationPopover, typeof messages>

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

type Named = Readonly<Partial<Record<(typeof fields)[number], string | null | undefined>>>

/** The place that `given` names; what it lacks is absent. null where it names none. */
function placeOf(given: Named): DeliveryLocation | null {
  const parts = fields.filter(name => given[name]).map(name => [name, given[name]])
  return parts[0] ? { addressLabel: '', ...Object.fromEntries(parts) } : null
}

/** The place in effect, and whether it is being changed; how that is done comes with the panel. */
export function model(ports: LocationPorts) {
  const { $location } = ports.page
  const $open = atom(false)
  /** The page shows what holds for an earlier place, and could not be refreshed (LOC-079). */
  const $stale = atom(false)
  let panel: Panel | null = null

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

  function setOpen(open: boolean): void {
    if ($open.get() === open) return
    $open.set(open)
    ports.state('open', open)
    if (open) panel?.enter()
    else panel?.leave()
    ports.emit(open ? 'dp-location-opened' : 'dp-location-closed', {})
  }
  const close = () => setOpen(false)

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
    panel?.configure(config, before)
  })

  return {
    $location,
    $open,
    $stale,
    open: () => setOpen(true),
    close,
    reload: () => void reload(ports),
    /** The part of the model that changes the place, made by code that comes when it is needed. */
    panel(make: MakePanel): Panel {
      if (!panel) {
        panel = ports.extend(make({ ports, $open, $stale, placeOf, close }))
        if ($open.get()) panel.enter()
      }
      return panel
    },
    /** The place as the page reads it in `host.config`: it is another since a change. */
    fields: (): object => Object.fromEntries(fields.map(name => [name, $location.get()?.[name]])),
  }
}
export type LocationModel = ReturnType<typeof model>

/** What the panel's part knows of the rest. */
export interface PanelHost {
  ports: LocationPorts
  $open: LocationModel['$open']
  $stale: LocationModel['$stale']
  placeOf: typeof placeOf
  close(): void
}
export type MakePanel = (host: PanelHost) => Panel
