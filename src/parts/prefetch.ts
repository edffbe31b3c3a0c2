/** Loads code before it is needed. Errors are ignored here: the later load that needs the code reports them. */
export const prefetch = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => {})
}
