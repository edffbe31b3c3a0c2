/** An outline from Lucide (ISC licence), 24 by 24. */
export const shield =
  'M12 22c5-1.8 8-4.2 8-9V5.5c-3 0-5.8-1-8-3-2.2 2-5 3-8 3V13c0 4.8 3 7.2 8 9zM9 12l2 2 4-4'
