/** Warns where something else than a list of functions has the name `window.dp`. */
export const warnOfQueue = (found: unknown): void =>
  console.warn('dp-elements: window.dp is replaced: expected a list of functions, got', found)
