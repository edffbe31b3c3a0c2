import { waitUntil as until } from '@open-wc/testing'

/** Until it is so. Patient: what is waited for may be code that a busy machine is still to hand out. */
export const waitUntil = (
  isSo: () => unknown,
  what?: string,
  options?: { interval?: number; timeout?: number },
): Promise<void> => until(isSo, what, { timeout: 10_000, interval: 20, ...options })
