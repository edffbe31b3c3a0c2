/** A certificate of a product, in words. */
export interface Explained {
  id: string
  title: string
  claim: string
  about: readonly string[]
}

/** What pages read about what stands behind products. */
export interface BadgesData {
  certificates(asin: string): Promise<readonly Explained[]>
}
