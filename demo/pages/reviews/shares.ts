const stars = [5, 4, 3, 2, 1] as const

/** Shares of the stars where each star is `steepness` times as frequent, as a power of e, as the one below. */
function falling(steepness: number): number[] {
  const weights = stars.map(star => Math.exp(steepness * star))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / all)
}
const meanOf = (shares: readonly number[]) =>
  shares.reduce((sum, share, n) => sum + share * (stars[n] ?? 0), 0)

/** Whole percent of the ratings with 5, 4, 3, 2, 1 stars: 100 together, and their mean is the rating to a tenth. */
export function sharesOf(rating: number): { stars: number; percent: number }[] {
  let [low, high] = [-8, 8]
  for (let n = 0; n < 40; n += 1) {
    const middle = (low + high) / 2
    if (meanOf(falling(middle)) < rating) low = middle
    else high = middle
  }
  const exact = falling(low).map(share => share * 100)
  const percents = exact.map(Math.floor)
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byRest = exact
    .map((share, n) => ({ n, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { n } of byRest.slice(0, missing)) percents[n] = (percents[n] ?? 0) + 1
  return stars.map((star, n) => ({ stars: star, percent: percents[n] ?? 0 }))
}
