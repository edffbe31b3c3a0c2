const now = new Date()

/** ISO 8601, such as 2026-03. */
const monthAfter = (months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7)

/** The months that the store answers for: an example with months that are over would have nothing to choose. */
export const months = `data-current-month-id="${monthAfter(0)}" data-next-month-id="${monthAfter(1)}"`
