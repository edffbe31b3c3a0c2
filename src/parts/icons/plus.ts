/** An outline from Lucide (ISC licence), 24 by 24. */
export const plus = 'M5 12h14M12 5v14'
