/** The highest quantity that the shopper can choose. `native`: what the adopted control allows, '' if it says nothing. */
export const highest = (configured: number, native: string | undefined): number =>
  Math.min(configured, Number(native || 999), 999)
