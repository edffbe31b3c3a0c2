import { waitUntil as until } from '@open-wc/testing'

/** Waits until `isSo` returns true. The timeout is long, because a busy machine may take time to serve code. */
export const waitUntil = (
  isSo: () => unknown,
  what?: string,
  options?: { interval?: number; timeout?: number },
): Promise<void> => until(isSo, what, { timeout: 10_000, interval: 20, ...options })
