export interface Review {
  stars: number
  title: string
  body: string
  author: string
  /** Which one it is written in. */
  language: string
  /** Epoch milliseconds. */
  writtenAt: number
}

export interface ReviewsData {
  /** Of a product without variations, or of a parent: the latest first. */
  reviews(asin: string): Promise<Review[]>
}
