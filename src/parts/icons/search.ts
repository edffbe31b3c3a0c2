/** An outline from Lucide (ISC licence), 24 by 24. */
export const search = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0'
