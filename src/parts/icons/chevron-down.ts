/** An outline from Lucide (ISC licence), 24 by 24. */
export const chevronDown = 'm6 9 6 6 6-6'
