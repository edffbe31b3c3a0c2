/** The country of the shop. Elsewhere is abroad. */
export const home = 'DE'

/** Postcodes of the islands that only ships reach: Föhr, Sylt, Amrum, Norderney, Juist, Langeoog, Borkum, Helgoland … */
const islands = new Set(
  '25938 25946 25980 25996 25997 25999 26465 26474 26486 26548 26571 26579 26757 27498'.split(' '),
)
export const isIsland = (zip: string): boolean => islands.has(zip)
export const islandZips: readonly string[] = [...islands]
