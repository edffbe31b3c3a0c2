import { builtin } from '../dom/builtin.ts'

/** Settings that the page writes on the container of an offer, as `data-*` attributes. */
export interface OfferSettings {
  minimum: number | undefined
  locked: boolean | undefined
  offerListingId: string | undefined
}

export function offerSettings(container: HTMLElement): OfferSettings {
  const { moq = '', locked, offerListingId } = builtin(container).dataset
  const minimum = /^\s*\d+\s*$/.test(moq) ? Number(moq) : undefined
  return {
    minimum: minimum || undefined,
    locked: locked === undefined ? undefined : !/^(false|0)$/.test(locked),
    offerListingId,
  }
}

/** Marks a container that is not the host (BOX-011). The host uses its custom state `locked` instead. */
export const markLocked = (container: HTMLElement, locked: boolean): boolean =>
  builtin(container).toggleAttribute('data-dp-locked', locked)

const contains = (outer: Node, inner: Node | null): boolean => builtin(outer).contains(inner)

/** Returns the offer of the innermost container around `button`. */
export const offerAround = <Offer>(
  offers: ReadonlyMap<HTMLElement, Offer>,
  button: HTMLElement | null,
): Offer | undefined =>
  [...offers]
    .filter(([container]) => contains(container, button))
    .sort(([a], [b]) => (contains(a, b) ? 1 : -1))[0]?.[1]
