import type { Language } from '../../../pages/render/preferences.ts'
import { fill, type Values } from '../texts.ts'

/** What the store says of an item that is not added, or not all of it. */

const en = {
  goneTitle: 'Sold out',
  gone: '{seller} has no more of “{title}” today.',
  endedTitle: 'Not available',
  ended: '“{title}” is not for sale here at the moment.',
  againTitle: 'That did not work',
  again: 'Something went wrong with “{title}”. Please check your cart, then try again.',
  allHeldTitle: 'That is all there is',
  allHeld: 'All that {seller} has left of “{title}” is in your cart: {held}.',
  fewTitle: 'Only {added} of {requested} added',
  few: '{seller} has no more of “{title}”. We put {added} in your cart.',
  minimumTitle: 'Please take a few more',
  minimum: '{seller} sells “{title}” from {moq} units on.',
  timeTitle: 'Not at your delivery time',
  time: '“{title}” does not come at the delivery time that you reserved. Choose another time, then add it again.',
  timeLink: 'Change delivery time',
  priceTitle: 'The price is changing',
  price: '“{title}” has no price at the moment. Please try again in a few minutes.',
  manyTitle: 'Too many for one cart',
  many: 'A cart holds at most {most} of one item. There are {held} of “{title}” in yours.',
  others: 'Other sellers have it',
  offer: '{seller}, {price}',
  cart: 'View cart',
  close: 'Continue shopping',
}
export type GroceryText = keyof typeof en

const texts: Readonly<Record<Language, Readonly<Record<GroceryText, string>>>> = {
  en,
  de: {
    goneTitle: 'Ausverkauft',
    gone: '{seller} hat heute nichts mehr von „{title}“.',
    endedTitle: 'Nicht verfügbar',
    ended: '„{title}“ gibt es hier im Moment nicht.',
    againTitle: 'Das hat nicht geklappt',
    again:
      'Mit „{title}“ ist etwas schiefgegangen. Bitte sehen Sie in Ihren Warenkorb, und versuchen Sie es noch einmal.',
    allHeldTitle: 'Mehr gibt es nicht',
    allHeld: 'Alles, was {seller} von „{title}“ noch hat, liegt in Ihrem Warenkorb: {held}.',
    fewTitle: 'Nur {added} von {requested} hinzugefügt',
    few: '{seller} hat von „{title}“ nicht mehr. {added} liegen in Ihrem Warenkorb.',
    minimumTitle: 'Bitte nehmen Sie etwas mehr',
    minimum: '{seller} verkauft „{title}“ ab {moq} Stück.',
    timeTitle: 'Nicht zu Ihrer Lieferzeit',
    time: '„{title}“ kommt nicht zu der Lieferzeit, die Sie reserviert haben. Wählen Sie eine andere, und legen Sie den Artikel noch einmal in den Warenkorb.',
    timeLink: 'Lieferzeit ändern',
    priceTitle: 'Der Preis ändert sich gerade',
    price:
      '„{title}“ hat im Moment keinen Preis. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    manyTitle: 'Zu viel für einen Warenkorb',
    many: 'In einen Warenkorb passen höchstens {most} von einem Artikel. In Ihrem liegen {held} von „{title}“.',
    others: 'Andere Händler haben ihn',
    offer: '{seller}, {price}',
    cart: 'Warenkorb ansehen',
    close: 'Weiter einkaufen',
  },
  ar: {
    goneTitle: 'نفدت الكمية',
    gone: 'لم يبقَ لدى {seller} شيء من «{title}» اليوم.',
    endedTitle: 'غير متوفر',
    ended: '«{title}» غير معروض للبيع هنا حاليًا.',
    againTitle: 'لم ينجح ذلك',
    again: 'حدث خطأ ما مع «{title}». يرجى التحقق من سلتك، ثم المحاولة مرة أخرى.',
    allHeldTitle: 'هذا كل المتوفر',
    allHeld: 'كل ما بقي لدى {seller} من «{title}» موجود في سلتك: {held}.',
    fewTitle: 'أُضيف {added} فقط من {requested}',
    few: 'ليس لدى {seller} المزيد من «{title}». وضعنا {added} في سلتك.',
    minimumTitle: 'يرجى اختيار كمية أكبر',
    minimum: 'يبيع {seller} «{title}» ابتداءً من {moq} قطع.',
    timeTitle: 'ليس في موعد التوصيل لديك',
    time: '«{title}» لا يصل في موعد التوصيل الذي حجزته. اختر موعدًا آخر، ثم أضف المنتج مرة أخرى.',
    timeLink: 'تغيير موعد التوصيل',
    priceTitle: 'السعر يتغير الآن',
    price: 'ليس لـ«{title}» سعر في الوقت الحالي. يرجى المحاولة بعد بضع دقائق.',
    manyTitle: 'الكمية أكبر من سعة السلة',
    many: 'تتسع السلة لـ{most} كحد أقصى من المنتج الواحد. في سلتك {held} من «{title}».',
    others: 'متوفر لدى بائعين آخرين',
    offer: '{seller}، {price}',
    cart: 'عرض السلة',
    close: 'متابعة التسوق',
  },
}

/** Numbers stand in the digits of the language. */
export function sayIn(language: Language, text: GroceryText, values: Values = {}): string {
  const format = new Intl.NumberFormat(language)
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  return fill(texts[language][text], Object.fromEntries(written))
}
