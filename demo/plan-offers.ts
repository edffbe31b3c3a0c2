import type { GivenPlan } from '../src/contract/extras/plans.ts'
import type { Money } from '../src/contract/schema.ts'

/** Protection plans as elements get them: in the state of a page, and in answers of the store. */

interface Sold {
  asin: string
  offerListingId: string
  title: string
  shortTitle: string
  price: Money
  monthly: boolean
  imageUrl: string
  bullets: readonly string[]
  description: string
  terms: readonly string[]
}

const en = {
  month: '{price} a month',
  covers: 'What it covers',
  works: 'How it works',
  monthly: 'You can add the monthly plan to one item at a time.',
  reviews: [
    ['I dropped mine on the second day. The repair took a week and cost nothing.', 'Marie'],
    ['I called once and got an answer at once. I never needed the receipt.', 'Jonas'],
  ],
}
type Texts = typeof en

const texts: Readonly<Record<string, Texts>> = {
  en,
  de: {
    month: '{price} im Monat',
    covers: 'Was abgedeckt ist',
    works: 'So funktioniert es',
    monthly: 'Den Monatsplan gibt es nur für einen Artikel auf einmal.',
    reviews: [
      [
        'Am zweiten Tag heruntergefallen. Die Reparatur dauerte eine Woche und kostete nichts.',
        'Marie',
      ],
      ['Ein Anruf, und mir wurde sofort geholfen. Den Beleg brauchte ich nie.', 'Jonas'],
    ],
  },
  ar: {
    month: '{price} في الشهر',
    covers: 'ما تغطيه الخطة',
    works: 'كيف تعمل الخطة',
    monthly: 'يمكنك إضافة الخطة الشهرية إلى منتج واحد في كل مرة.',
    reviews: [
      ['سقط مني في اليوم الثاني. استغرق الإصلاح أسبوعًا ولم أدفع شيئًا.', 'ماري'],
      ['اتصلت مرة واحدة فوجدت المساعدة فورًا. لم أحتج إلى الفاتورة.', 'يوناس'],
    ],
  },
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const safe = (text: string): string => text.replace(/[&<>]/g, sign => escapes[sign] ?? '')
const paragraph = (text: string): string => `<p>${safe(text)}</p>`
const list = (items: readonly string[], tag: 'ul' | 'ol'): string =>
  `<${tag}>${items.map(item => `<li>${safe(item)}</li>`).join('')}</${tag}>`
const quote = ([said = '', name = '']: readonly string[]): string =>
  `<blockquote>${paragraph(said)}<p>${safe(name)}</p></blockquote>`

/** Intl formats are dear to make. */
const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** `language`: of what the plan says of itself. */
export function planOffer(plan: Sold, language: string): GivenPlan {
  const say = texts[language] ?? en
  const format = moneyFormat(language, plan.price.currency)
  const price = plan.price.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  const priceText = format.format(price)
  const covers = list(plan.bullets, 'ul')
  const works = list(plan.terms, 'ol')
  const detailsHtml = `${paragraph(plan.description)}<h3>${say.covers}</h3>${covers}`
  const learnMoreHtml = `<h3>${say.works}</h3>${works}`
  return {
    asin: plan.asin,
    offerListingId: plan.offerListingId,
    title: plan.title,
    shortDisplayTitle: plan.shortTitle,
    price,
    priceSubtitle: plan.monthly ? say.month.replace('{price}', priceText) : priceText,
    imageUrl: plan.imageUrl,
    monthly: plan.monthly,
    ...(plan.monthly && { monthlyWarning: say.monthly }),
    detailsHtml,
    reviewsHtml: say.reviews.map(quote).join(''),
    learnMoreHtml,
    explainHtml: `${detailsHtml}${learnMoreHtml}`,
  }
}
