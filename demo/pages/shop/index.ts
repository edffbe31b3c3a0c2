import type { PagesFamily } from '../render/family.ts'
import { articles } from './articles.ts'
import { home } from './home.ts'
import { product } from './product.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** The pages of the shop itself, on which the families stand. */
export const shop = {
  routes: {
    '/': home,
    '/dp/:asin{[A-Z0-9]{10}}': product,
    '/s': search,
    '/s/': search,
    '/s/:tag{ref=.*}': search,
    '/gp/sign-in.html': signIn,
    ...articles,
  },
  tour,
  texts: { en, de, ar },
} satisfies PagesFamily
