import { later } from '../../../machine/later.ts'
import type { Suggestions } from './suggestions.ts'

/**
 * A finder's suggestions, whose code comes with focus. What the shopper does meanwhile is done once it
 * has come, unless they have left the input or closed its list.
 */
export function typing<S extends Suggestions>(load: () => Promise<S>) {
  const code = later(load)
  let isOpen = false
  return {
    now: code.now,
    come: code.come,
    /** What the list shows. */
    shown: () => code.now()?.shown() ?? null,
    close(): void {
      isOpen = false
      code.now()?.close()
    },
    async run(act: (suggestions: S) => unknown): Promise<void> {
      isOpen = true
      const suggestions = code.now() ?? (await code.come())
      if (suggestions && isOpen) await act(suggestions)
    },
  }
}
