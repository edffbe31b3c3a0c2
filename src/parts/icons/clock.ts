/** An outline from Lucide (ISC licence), 24 by 24. */
export const clock = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 6v6l4 2'
