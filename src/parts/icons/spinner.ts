/** An outline from Lucide (ISC licence), 24 by 24. */
export const spinner = 'M21 12a9 9 0 1 1-6.219-8.56'
