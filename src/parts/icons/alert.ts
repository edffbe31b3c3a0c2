/** An outline from Lucide (ISC licence), 24 by 24. */
export const alert = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 8v4M12 16h.01'
