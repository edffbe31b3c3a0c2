import { atom } from 'nanostores'
import type { Model, Stripe } from './stripe.ts'

export function textFinder(_stripe: Stripe) {
  const $text = atom('')
  return {
    $text,
    type: (typed: string) => $text.set(typed),
    submit() {},
    reset: () => $text.set(''),
    show: ({ displayModel }: Model) => $text.set(displayModel),
  }
}
export type TextFinder = ReturnType<typeof textFinder>
