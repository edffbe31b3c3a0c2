import type { Piece, ProductVisit } from '../render/family.ts'

const tracking = (choice: string) => `/dp/samples/track?choice=${choice}`

/** The free samples that go with what the buy box sells. */
export async function samplePieces({ data, product, sells }: ProductVisit): Promise<Piece[]> {
  if (!sells) return []
  const samples = await data.samples(product.asin)
  if (samples.length === 0) return []
  const items = samples.map(({ asin, imageUrl, offerListingId, title }) => ({
    asin,
    offerListingId,
    title,
    image: imageUrl,
    trackingUrl: tracking(asin),
  }))
  const model = { items, declineUrl: tracking('none') }
  return [{ slot: 'options', template: 'extras/samples', model }]
}
