/** An outline from Lucide (ISC licence), 24 by 24. */
export const circleQuestion =
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01'
