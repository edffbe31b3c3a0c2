import type { Language } from '../../pages/render/preferences.ts'
import { shopZone } from '../../shop-day.ts'
import { isWholeDay } from './slots.ts'
import type { SlotRow } from './tables.ts'

/** What the store itself says of delivery times. */

interface Own {
  locale: string
  free: string
  notThere: string
  /** By code. */
  services: Readonly<Record<string, string>>
  /** By id. */
  regions: Readonly<Record<string, string>>
}

const texts: Readonly<Record<Language, Own>> = {
  en: {
    locale: 'en-US',
    free: 'Free',
    notThere: 'Our vans do not go to this postal code.',
    services: {
      carry: 'Carry to your room',
      connect: 'Connect the machine',
      old: 'Take the old machine',
    },
    regions: {
      north: 'Northern Germany',
      east: 'Eastern Germany',
      west: 'Western Germany',
      south: 'Southern Germany',
    },
  },
  de: {
    locale: 'de-DE',
    free: 'Gratis',
    notThere: 'In diese Postleitzahl fahren wir leider nicht.',
    services: {
      carry: 'In die Wohnung tragen',
      connect: 'Gerät anschließen',
      old: 'Altgerät mitnehmen',
    },
    regions: {
      north: 'Norddeutschland',
      east: 'Ostdeutschland',
      west: 'Westdeutschland',
      south: 'Süddeutschland',
    },
  },
  ar: {
    locale: 'ar-EG',
    free: 'مجانًا',
    notThere: 'لا تصل سياراتنا إلى هذا الرمز البريدي.',
    services: {
      carry: 'الحمل إلى غرفتك',
      connect: 'توصيل الجهاز',
      old: 'أخذ الجهاز القديم',
    },
    regions: {
      north: 'شمال ألمانيا',
      east: 'شرق ألمانيا',
      west: 'غرب ألمانيا',
      south: 'جنوب ألمانيا',
    },
  },
}

export interface Words extends Pick<Own, 'free' | 'notThere' | 'services' | 'regions'> {
  /** 0: Sunday. */
  firstWeekday: number
  /** Integer cents. */
  price(amount: number): string
  /** Epoch milliseconds. */
  day(moment: number): string
  nameOf(row: SlotRow): string
}

function wordsOf({ locale, ...own }: Own): Words {
  // The pages of the shop write Latin digits in every language.
  const digits = { numberingSystem: 'latn' } as const
  const zone = { timeZone: shopZone, ...digits } as const
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...digits })
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...zone,
  })
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...zone })
  // TypeScript does not know this method yet. ISO counts Sunday as 7.
  const week = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo(): { firstDay: number } }
  return {
    ...own,
    firstWeekday: week.getWeekInfo().firstDay % 7,
    price: amount => money.format(amount / 100),
    day: moment => days.format(moment),
    nameOf: row =>
      isWholeDay(row)
        ? days.format(row.startsAt)
        : `${days.format(row.startsAt)}, ${times.formatRange(row.startsAt, row.endsAt)}`,
  }
}

const made = { en: wordsOf(texts.en), de: wordsOf(texts.de), ar: wordsOf(texts.ar) }

export const wordsIn = (language: Language): Words => made[language]
