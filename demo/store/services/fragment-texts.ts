import type { Language } from '../../pages/render/preferences.ts'
import type { ServiceName } from './tables.ts'

type Named = Readonly<Record<ServiceName, readonly [name: string, about: string]>>

interface Texts {
  services: string
  included: string
  /** What the first offer of a service costs. */
  from(price: string): string
  day: string
  steps: readonly string[]
  ready: string
  things: readonly string[]
  back: string
  byName: Named
}

const en: Texts = {
  services: 'What we do for you',
  included: 'Included',
  from: price => `from ${price}`,
  day: 'How it goes',
  steps: [
    'We call you the day before to agree on a time, and again an hour before we come.',
    'Two people carry it to its place, up to the fifth floor and without a lift.',
    'They unpack it, level it and take the packaging with them.',
    'You look it over together before they leave.',
  ],
  ready: 'What you can prepare',
  things: [
    'Measure doors and stairs: 70 cm are enough.',
    'Empty your old machine and turn off the water.',
    'Keep a socket and a tap within 1.5 m.',
  ],
  back: 'Back to the product',
  byName: {
    carry: ['Carried to your room', 'Two people, also without a lift.'],
    takeAway: ['Old machine taken away', 'Recycled in a certified plant.'],
    hinge: ['Door opens on the other side', 'Changed while we are there.'],
    stack: ['Dryer on top', 'We bring the frame and mount your dryer.'],
  },
}

const de: Texts = {
  services: 'Das machen wir für Sie',
  included: 'Inklusive',
  from: price => `ab ${price}`,
  day: 'So läuft es ab',
  steps: [
    'Wir rufen am Tag vorher an, um einen Termin zu vereinbaren, und noch einmal eine Stunde vor der Ankunft.',
    'Zwei Personen tragen es an seinen Platz, bis in den fünften Stock und auch ohne Aufzug.',
    'Sie packen aus, richten das Gerät aus und nehmen die Verpackung mit.',
    'Sie sehen es sich gemeinsam an, bevor die beiden gehen.',
  ],
  ready: 'Das können Sie vorbereiten',
  things: [
    'Türen und Treppen messen: 70 cm genügen.',
    'Altes Gerät leeren und das Wasser abstellen.',
    'Steckdose und Wasserhahn im Umkreis von 1,5 m freihalten.',
  ],
  back: 'Zurück zum Produkt',
  byName: {
    carry: ['Bis ins Zimmer getragen', 'Zu zweit, auch ohne Aufzug.'],
    takeAway: ['Altgerät mitgenommen', 'Recycling in einem zertifizierten Betrieb.'],
    hinge: ['Türanschlag gewechselt', 'Gleich bei der Lieferung.'],
    stack: ['Trockner obendrauf', 'Wir bringen den Rahmen mit und setzen Ihren Trockner auf.'],
  },
}

const ar: Texts = {
  services: 'ما نقوم به من أجلك',
  included: 'مشمول',
  from: price => `ابتداءً من ${price}`,
  day: 'كيف يتم التوصيل',
  steps: [
    'نتصل بك في اليوم السابق لنتفق على موعد، ثم مرة أخرى قبل وصولنا بساعة.',
    'يحمل شخصان الجهاز إلى مكانه حتى الطابق الخامس ومن دون مصعد.',
    'يفرغان العبوة ويضبطان استواء الجهاز ويأخذان مواد التغليف.',
    'تتفقدون الجهاز معًا قبل أن يغادرا.',
  ],
  ready: 'ما يمكنك تجهيزه',
  things: [
    'قس عرض الأبواب والدرج: 70 سم تكفي.',
    'أفرغ جهازك القديم وأغلق الماء.',
    'اترك مقبس كهرباء وصنبور ماء على بعد 1.5 متر.',
  ],
  back: 'العودة إلى المنتج',
  byName: {
    carry: ['حمل حتى الغرفة', 'شخصان، حتى من دون مصعد.'],
    takeAway: ['أخذ الجهاز القديم', 'يعاد تدويره في منشأة معتمدة.'],
    hinge: ['تغيير جهة فتح الباب', 'أثناء التوصيل مباشرة.'],
    stack: ['المجفف فوق الغسالة', 'نحضر الإطار ونركب مجففك.'],
  },
}

/** What the store writes about services. */
export const texts: Readonly<Record<Language, Texts>> = { en, de, ar }
