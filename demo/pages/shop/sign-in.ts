import type { PageMaker } from '../render/visit.ts'

const identities = [
  { as: 'signed-in', icon: 'user' },
  { as: 'member', icon: 'crown' },
  { as: 'business', icon: 'briefcase' },
  { as: 'signed-out', icon: 'log-out' },
] as const

/**
 * The path to return to, as an address of this shop; '/' for everything else, so that nobody can be
 * led elsewhere by a link to the sign-in page.
 */
export function returnPath(asked: string | undefined): string {
  const base = 'http://shop.invalid'
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return '/'
  const { origin, pathname, search } = new URL(asked, base)
  return origin === base ? pathname + search : '/'
}

function signedInAs(path: string, as: string): string {
  const [pathname, search] = path.split('?')
  const query = new URLSearchParams(search)
  query.set('as', as)
  return `${pathname}?${query}`
}

/** `/gp/sign-in.html`: choose who to be. */
export const signIn: PageMaker = async ({ query, words }) => {
  const path = returnPath(query['path'])
  return {
    template: 'shop/sign-in',
    title: words.t('signIn.title'),
    model: {
      identities: identities.map(({ as, icon }) => ({ as, icon, href: signedInAs(path, as) })),
    },
  }
}
