/** An outline from Lucide (ISC licence), 24 by 24. */
export const check = 'M20 6 9 17l-5-5'
