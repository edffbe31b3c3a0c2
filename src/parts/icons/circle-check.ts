/** An outline from Lucide (ISC licence), 24 by 24. */
export const circleCheck = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16 9l-5.5 5.5L8 12'
