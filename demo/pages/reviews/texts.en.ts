/** What the shop says about reviews. */
export const texts = {
  'reviews.title': 'Customer reviews',
  'reviews.count': 'Ratings: {count}',
  'reviews.stars': '{stars} ★',
  'reviews.none': 'Nobody has written a review yet.',
}
