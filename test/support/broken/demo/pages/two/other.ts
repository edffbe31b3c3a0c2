export const other = 2
