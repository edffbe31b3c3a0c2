import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { LocationPopover } from '../../../../elements/delivery/location-popover.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import type { messages } from './location-popover.messages.ts'

/** With the host element: the page may set a function on it as a property. */
export type LocationPorts = WrapperPorts<LocationPopover, typeof messages>

/** What attributes or an answer say of a place. */
export type NamedPlace = {
  readonly [name in keyof DeliveryLocation]?: string | null | undefined
}

/** What the popover's model gives to the panel's. */
export interface PanelHost {
  ports: LocationPorts
  $open: ReadableAtom<boolean>
  $stale: WritableAtom<boolean>
  /** The place that `given` names; null where it names none. */
  placeOf(given: NamedPlace): DeliveryLocation | null
  close(): void
  /** What is harmless of an answer's HTML; rejects where the sanitizer could not be loaded. */
  sanitized(html: string): Promise<ParentNode>
}
