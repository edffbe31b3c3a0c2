import { firstMessages } from './messages.first.ts'

interface Code {
  /** What a page may ask for besides: names of parameters, condition, gift options, place. */
  extras: typeof import('./extras.ts')
  /** Adds to the cart while the shopper stays. */
  fresh: typeof import('./fresh.ts')
  /** Guards one-click buttons. */
  oneClick: typeof import('./one-click.ts')
}

/** Code that has come, for views, too: each part brings along what draws it. */
export const code: Partial<Code> = {}

/** The host reads all texts in the object that it was given. */
async function withTexts<C extends { messages: object }>(coming: Promise<C>): Promise<C> {
  const come = await coming
  Object.assign(firstMessages, come.messages)
  return come
}

export const loads = {
  extras: async () => (code.extras = await withTexts(import('./extras.ts'))),
  fresh: async () => (code.fresh = await withTexts(import('./fresh.ts'))),
  oneClick: async () => (code.oneClick = await withTexts(import('./one-click.ts'))),
  minimumOrder: () => withTexts(import('./minimum-order.ts')),
}
