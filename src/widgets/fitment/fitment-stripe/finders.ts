import type { Finder, FinderName, Stripe } from './stripe.ts'

/** A finder's code: what makes its model, and what draws it. The view belongs to views alone. */
export interface FinderCode<F extends Finder = Finder> {
  make: (stripe: Stripe) => F
  View: unknown
}

/** The finders whose code has come; the entry brings that of the text finder along. */
export const finders: Partial<Record<FinderName, FinderCode>> = {}

const loads = {
  dropdown: () => import('./dropdown.ts').then(({ dropdown }) => dropdown),
  smartbox: () => import('./smartbox.ts').then(({ smartbox }) => smartbox),
}

/** FIT-001, FIT-002, FIT-137: a dropdown of no brands is of no use. */
export function finderNamed(name: string, brands: readonly unknown[]): FinderName {
  if (name === 'smartbox') return name
  return name === 'dropdown' && brands[0] ? name : 'text'
}

/** Loads a finder's code; nothing where it has come. Asked again, it tries again what has failed. */
export function loadFinder(name: FinderName): Promise<unknown> | undefined {
  if (name === 'text' || finders[name]) return undefined
  return loads[name]().then(code => {
    finders[name] = code
  })
}
