/** Loads before it is needed; who needs it hears of a failure. */
export const prefetch = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => {})
}
