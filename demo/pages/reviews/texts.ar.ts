import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'reviews.title': 'آراء العملاء',
  'reviews.count': 'عدد التقييمات: {count}',
  'reviews.stars': '{stars} ★',
  'reviews.none': 'لم يكتب أحد رأيًا بعد.',
}
