import type { Language } from '../render/preferences.ts'
import type { PageMaker } from '../render/visit.ts'
import { articlesAr } from './articles.ar.ts'
import { articlesDe } from './articles.de.ts'
import { articlesEn } from './articles.en.ts'

export interface ArticleWords {
  title: string
  lead: string
  points: readonly (readonly [heading: string, text: string])[]
  /** Text of the link below. */
  action: string
}

type Path = keyof typeof articlesEn
export type Articles = Readonly<Record<Path, ArticleWords>>

/** What the plain pages say. */
export const articleWords: Readonly<Record<Language, Articles>> = {
  en: articlesEn,
  de: articlesDe,
  ar: articlesAr,
}

const looks: Readonly<Record<Path, { icon: string; href: string }>> = {
  '/gp/app': { icon: 'smartphone', href: '/?device=mobileApp' },
  '/join': { icon: 'crown', href: '/gp/sign-in.html' },
  '/help/app-deals': { icon: 'zap', href: '/gp/app' },
  '/help/invitations': { icon: 'mail', href: '/dp/B0CONSOLE1' },
  '/help/delivery': { icon: 'truck', href: '/s/?k=' },
  '/help/returns': { icon: 'rotate-ccw', href: '/cart' },
}

/** The plain pages by address. */
export const articles: Readonly<Record<string, PageMaker>> = Object.fromEntries(
  Object.entries(looks).map(([path, look]) => [
    path,
    async ({ preferences }) => {
      const words = articleWords[preferences.language][path as Path]
      return { template: 'shop/article', title: words.title, model: { ...look, ...words } }
    },
  ]),
)
