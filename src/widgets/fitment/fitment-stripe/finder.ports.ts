import type { LateCode } from '../../../element/late.ts'
import type { Basis, Hint, Listed, Machine } from './fitment-stripe.ports.ts'
import type { Suggestions, SuggestionSource } from './suggestions.model.ts'

/**
 * What the stripe is to its finder. A finder finds a machine; all that happens with it, and all that
 * stands beside the finder, is the stripe's.
 */
export interface Stripe extends Basis {
  /**
   * A lookup of the finder begins: what was said before goes (FIT-050). null: one runs already, or a check
   * (FIT-051). The signal ends when the shopper edits, clears or picks: hand it to the call.
   */
  begin(): AbortSignal | null
  /** Takes the found machine, which ends a lookup: checks it on a detail page, leads on elsewhere (FIT-053 to FIT-081). */
  pick(machine: Machine): void
  /** The shopper edits the input: gives up what runs, and what was said goes (FIT-050, FIT-146). */
  edited(): void
  /** Submits the search form with these keywords and the machine that counts, or this one (FIT-043, FIT-080, FIT-162). */
  search(keywords: string, machine?: Machine): void
  /**
   * Saved and popular machines, asked for once per brand (FIT-086, FIT-138); empty after a failure
   * (FIT-139). Never settles where another brand is asked for meanwhile.
   */
  listed(brand?: string): Promise<Listed>
  /** The list of machines that a text may mean, for a finder in which one is typed. */
  suggestions<V>(source: SuggestionSource<V>): Suggestions
  /** What explains the input of this finder; null: nothing does (FIT-019). */
  hint(): Hint | null
  /** The input has taken the focus that was asked for. */
  focused(): void
}

/** What a finder is to the stripe. Its own stores and actions are its view's. */
export interface Finder {
  /** As at the beginning: input emptied, pickers and lists gone (FIT-077). Calls are given up by their signal. */
  reset(): void
  /** Another stripe's or the page's machine counts: what the input shows of it, with pickers and lists gone (FIT-151). */
  show(machine: Machine): void
}

/** The late file of a finder. */
export interface FinderCode extends Required<LateCode> {
  finder: (stripe: Stripe) => Finder
}
