import { messagesOf } from './messages.ts'
import type { Page, Visit } from './visit.ts'

const harmful: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON for a script element: no text in it can end the script or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, character => harmful[character] ?? '')

/** The first content of the page stores. */
export const pageState = (visit: Visit, page: Page): object => ({
  ...page.state,
  cart: { count: visit.cart.count },
  location: visit.place,
  shopper: {
    recognized: visit.visitor.name !== null,
    prime: visit.visitor.prime,
    business: visit.visitor.business,
    deviceType: visit.preferences.device,
  },
  context: {
    pageType: page.pageType ?? 'browse',
    language: visit.preferences.language,
    systemTime: visit.now,
    signInUrl: '/gp/sign-in.html',
  },
})

/** What the page's elements say, where the shop speaks another language than they do; else null. */
export function messagesState({ preferences }: Visit, tags: readonly string[]): object | null {
  const messages = tags.flatMap(tag => {
    const own = messagesOf(tag, preferences.language)
    return own ? [[tag, own] as const] : []
  })
  return messages.length > 0 ? Object.fromEntries(messages) : null
}
