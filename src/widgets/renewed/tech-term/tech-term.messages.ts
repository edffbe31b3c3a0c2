/** The sheet has only the common text "Close". */
export const messages = {} as const
