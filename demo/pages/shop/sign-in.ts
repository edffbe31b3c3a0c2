import { ownPath } from '../../own-path.ts'
import type { PageMaker } from '../render/visit.ts'

const identities = [
  { as: 'signed-in', icon: 'user' },
  { as: 'member', icon: 'crown' },
  { as: 'business', icon: 'briefcase' },
  { as: 'signed-out', icon: 'log-out' },
] as const

function signedInAs(path: string, as: string): string {
  const [pathname, search] = path.split('?')
  const query = new URLSearchParams(search)
  query.set('as', as)
  return `${pathname}?${query}`
}

/** `/gp/sign-in.html`: choose who to be. */
export const signIn: PageMaker = async ({ query, words }) => {
  const path = ownPath(query['path'])
  return {
    template: 'shop/sign-in',
    title: words.t('signIn.title'),
    model: {
      identities: identities.map(({ as, icon }) => ({ as, icon, href: signedInAs(path, as) })),
    },
  }
}
