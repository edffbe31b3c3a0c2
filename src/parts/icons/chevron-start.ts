/** Leads back in a page that is read from left to right. Views turn it round from right to left. */
export const chevronStart = 'm15 18-6-6 6-6'
