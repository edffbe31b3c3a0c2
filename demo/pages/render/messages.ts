import { site } from '../site.ts'
import type { Language } from './preferences.ts'

/** Texts of elements in a language that they do not bring themselves, by tag and message id. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What many elements say, by message id. */
export const commonMessages = {
  de: {
    'common.close': 'Schließen',
    'common.retry': 'Noch einmal versuchen',
    'common.addToCart': 'In den Warenkorb',
    'common.adding': 'Wird hinzugefügt …',
    'common.addedToCart': 'Liegt im Warenkorb.',
    'common.viewCart': 'Warenkorb ansehen',
    'common.update': 'Übernehmen',
    'common.loading': 'Wird geladen',
    'common.learnMore': 'Mehr erfahren',
    'common.details': 'Details',
    'quantity.label': 'Menge',
  },
  ar: {
    'common.close': 'إغلاق',
    'common.retry': 'حاول مرة أخرى',
    'common.addToCart': 'أضف إلى السلة',
    'common.adding': 'جارٍ الإضافة…',
    'common.addedToCart': 'أُضيف إلى السلة.',
    'common.viewCart': 'عرض السلة',
    'common.update': 'تحديث',
    'common.loading': 'جارٍ التحميل',
    'common.learnMore': 'اعرف المزيد',
    'common.details': 'التفاصيل',
    'quantity.label': 'الكمية',
  },
} as const

/** The texts of one element; undefined where it speaks the language itself. */
export function messagesOf(tag: string, language: Language): Messages[string] | undefined {
  if (language === 'en') return undefined
  const own = site.map(({ texts }) => texts[language].messages?.[tag]).find(Boolean)
  return own && { ...commonMessages[language], ...own }
}
