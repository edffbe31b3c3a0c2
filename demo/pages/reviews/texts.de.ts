import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'reviews.title': 'Kundenbewertungen',
  'reviews.count': 'Bewertungen: {count}',
  'reviews.stars': '{stars} ★',
  'reviews.none': 'Noch hat niemand eine Rezension geschrieben.',
}
