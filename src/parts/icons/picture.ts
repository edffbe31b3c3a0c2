/** An outline from Lucide (ISC licence), 24 by 24. */
export const picture =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M9 7a2 2 0 1 0 0 4a2 2 0 1 0 0-4M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21'
