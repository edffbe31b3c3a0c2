/** An outline from Lucide (ISC licence), 24 by 24. */
export const minus = 'M5 12h14'
