/** What may come with an offer. */
export type OfferFeature = 'carried' | 'connected' | 'old' | 'collected' | 'repaired' | 'parts'

export interface ServicesData {
  /** What comes with the offer of a product, in the order of its page. */
  offerFeatures(asin: string): Promise<readonly OfferFeature[]>
  /** How a product comes and what is done for it, as HTML. null: nothing beside bringing it. */
  aboutServices(asin: string): Promise<string | null>
}
