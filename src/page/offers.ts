/** What the page writes on the container of an offer. */
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

/** The host of an element shows it by its state, other containers by this attribute (BOX-011). */
export const markLocked = (container: HTMLElement, locked: boolean): boolean =>
  container.toggleAttribute('data-dp-locked', locked)

/** The offer of the innermost container that the pressed button stands in. */
export const offerAround = <Offer>(
  offers: ReadonlyMap<HTMLElement, Offer>,
  button: HTMLElement | null,
): Offer | undefined =>
  [...offers]
    .filter(([container]) => container.contains(button))
    .sort(([a], [b]) => (a.contains(b) ? 1 : -1))[0]?.[1]
