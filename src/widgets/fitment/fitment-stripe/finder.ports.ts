import type { ReadableAtom } from 'nanostores'
import type { LateCode } from '../../../element/late.ts'
import type { Basis, Hint, Listed, Machine } from './fitment-stripe.ports.ts'
import type { Suggestions, SuggestionSource } from './suggestions.model.ts'

/**
 * What a finder can use of its stripe. The finder only finds a machine. The stripe does everything with the machine,
 * and draws everything around the finder.
 */
export interface Stripe extends Basis {
  /**
   * Begins a lookup of the finder, and removes the last message (FIT-050). null: a lookup or check already runs
   * (FIT-051). The signal ends when the shopper edits, clears or picks. Pass the signal to the call.
   */
  begin(): AbortSignal | null
  /**
   * Takes the found machine and ends the lookup (FIT-053 to FIT-081). On a detail page, checks the machine. On other
   * pages, leads to the next page.
   */
  pick(machine: Machine): void
  /** Runs when the shopper edits the input. Stops the lookup or check, and removes the message (FIT-050, FIT-146). */
  edited(): void
  /**
   * Submits the search form with these keywords (FIT-043, FIT-080, FIT-162). Does nothing without keywords. `machine`:
   * default is the current machine.
   */
  search(keywords: string, machine?: Machine): void
  /**
   * Loads saved and popular machines, once per brand (FIT-086, FIT-138). Empty after a failure (FIT-139). Never
   * settles if another brand is loaded meanwhile.
   */
  listed(brand?: string): Promise<Listed>
  /** Makes the list of machines that a typed text may mean. */
  suggestions<V>(source: SuggestionSource<V>): Suggestions
  /** Returns the hint for the input of this finder. null: no hint (FIT-019). */
  hint(): Hint | null
  /** Runs after the input has tried to take focus, as the stripe asked. */
  focused(): void
}

/** The shop's text that explains a finder, once per page view (FIX-004 to FIX-011). */
export interface Experience {
  /** HTML from the server, not yet sanitized. null: nothing to show. */
  readonly $html: ReadableAtom<string | null>
  /** Runs when the shopper's pointer or focus comes to the finder (FIX-010). */
  meet(): void
  /** Runs when the text shows, also when it shows again after a message. `text`: the text to announce. */
  opened(text: string): void
  close(reason: 'timeout' | 'shopper'): void
  /** Removes the text, because it could not be shown (FIX-009). */
  gone(): void
}

/** What the stripe can use of a finder. Only the finder's view uses its other stores and actions. */
export interface Finder {
  /** Empties the input, and closes pickers and lists (FIT-077). The signal of `begin` ends the calls. */
  reset(): void
  /** Shows a machine that the page or another stripe has named. Closes pickers and lists (FIT-151). */
  show(machine: Machine): void
  /** The shop's text that explains the finder, if the finder has one. The text takes the hint's place. */
  experience?: Experience
}

/** The late file of a finder. */
export interface FinderCode extends Required<Pick<LateCode, 'View' | 'styles'>> {
  finder: (stripe: Stripe) => Finder
}
