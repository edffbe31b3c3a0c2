import { ownPath } from '../../own-path.ts'
import type { PageMaker } from '../render/visit.ts'

const identities = [
  { as: 'signed-in', icon: 'user' },
  { as: 'member', icon: 'crown' },
  { as: 'business', icon: 'briefcase' },
  { as: 'signed-out', icon: 'log-out' },
] as const

/** `/gp/sign-in.html`: choose who to be. The form leads on to the page that has asked. */
export const signIn: PageMaker = async ({ query, words }) => ({
  template: 'shop/sign-in',
  title: words.t('signIn.title'),
  model: { identities, redirect: ownPath(query['path']) },
})
