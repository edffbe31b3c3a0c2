/** An outline from Lucide (ISC licence), 24 by 24. */
export const close = 'M18 6 6 18M6 6l12 12'
