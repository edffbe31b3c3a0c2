/** Settings that the page writes on the container of an offer, as `data-*` attributes. */
export interface OfferSettings {
  minimum: number | undefined
  locked: boolean | undefined
  offerListingId: string | undefined
}

export function offerSettings({ dataset }: HTMLElement): OfferSettings {
  const { moq = '', locked, offerListingId } = dataset
  const minimum = /^\s*\d+\s*$/.test(moq) ? Number(moq) : undefined
  return {
    minimum: minimum || undefined,
    locked: locked === undefined ? undefined : !/^(false|0)$/.test(locked),
    offerListingId,
  }
}

/** Marks a container that is not the host (BOX-011). The host uses its custom state `locked` instead. */
export const markLocked = (container: HTMLElement, locked: boolean): boolean =>
  container.toggleAttribute('data-dp-locked', locked)

/** Returns the offer of the innermost container around `button`. */
export const offerAround = <Offer>(
  offers: ReadonlyMap<HTMLElement, Offer>,
  button: HTMLElement | null,
): Offer | undefined =>
  [...offers]
    .filter(([container]) => container.contains(button))
    .sort(([a], [b]) => (a.contains(b) ? 1 : -1))[0]?.[1]
