import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { LocationPopover } from '../../../../elements/delivery/location-popover.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { DeliveryLocation } from '../../../page/shapes.ts'
import type { messages } from './location-popover.messages.ts'

/** Ports with the host element, because the page may set `updateFailure` as a property of the element. */
export type LocationPorts = WrapperPorts<LocationPopover, typeof messages>

/** Fields of a location, from attributes or from an answer. */
export type NamedPlace = {
  readonly [name in keyof DeliveryLocation]?: string | null | undefined
}

/** What the popover's model gives to the panel's model. */
export interface PanelHost {
  ports: LocationPorts
  $open: ReadableAtom<boolean>
  $stale: WritableAtom<boolean>
  /** Returns the location that `given` names. null: `given` names none. */
  placeOf(given: NamedPlace): DeliveryLocation | null
  close(): void
  /** Returns the harmless part of an answer's HTML. Rejects if the sanitizer fails to load. */
  sanitized(html: string): Promise<ParentNode>
}
