import type { Language } from '../../pages/render/preferences.ts'

/** What the store says when it does not add an item, and how a store introduces itself. */

const en = {
  cartTitle: 'Item was not added to the cart',
  orderTitle: 'Item was not added to the order',
  generic:
    "We're sorry, there was an error and this item was not added to your cart. Please try again.",
  soldOut: '“{title}” is sold out today.',
  few: 'Only {left} of “{title}” are left. Please take fewer.',
  overflow: 'You can have at most {most} of “{title}” in your cart.',
  full: 'Your cart is full. Please order what is in it first.',
  noPlace: '{store} does not deliver to your address. Please choose another address.',
  otherStore:
    'Your delivery time is one of {held}. To buy from {store}, cancel this delivery time and choose a new one.',
  slotGone: 'It is too late for your delivery time. Cancel it and choose a new one.',
  cancelSlot: 'Cancel this delivery time',
  orderClosed: 'Your order is being packed, so nothing can be added to it. Please use your cart.',
  lastItem: 'An order needs at least one item. To cancel the order, please contact us.',
  introTitle: 'Welcome to {store}',
  introHall: 'Fruit, bread and cheese of the day. What you order before noon comes today.',
  introFarm: 'You buy straight from the farm. It brings your order in a van of its own.',
  introRhine: 'The market on the Rhine brings your order by cargo bike.',
}
export type StoreText = keyof typeof en

export const storeTexts: Readonly<Record<Language, Readonly<Record<StoreText, string>>>> = {
  en,
  de: {
    cartTitle: 'Der Artikel liegt nicht im Warenkorb',
    orderTitle: 'Der Artikel ist nicht in der Bestellung',
    generic:
      'Leider ist ein Fehler aufgetreten, und der Artikel wurde nicht in Ihren Warenkorb gelegt. Bitte versuchen Sie es noch einmal.',
    soldOut: '„{title}“ ist heute ausverkauft.',
    few: 'Von „{title}“ sind nur noch {left} da. Bitte nehmen Sie weniger.',
    overflow: 'Sie können höchstens {most} von „{title}“ in den Warenkorb legen.',
    full: 'Ihr Warenkorb ist voll. Bitte bestellen Sie erst, was darin liegt.',
    noPlace: '{store} liefert nicht an Ihre Adresse. Bitte wählen Sie eine andere Adresse.',
    otherStore:
      'Ihre Lieferzeit ist eine von {held}. Um bei {store} zu kaufen, geben Sie diese Lieferzeit frei und wählen Sie eine neue.',
    slotGone: 'Für Ihre Lieferzeit ist es zu spät. Geben Sie sie frei und wählen Sie eine neue.',
    cancelSlot: 'Lieferzeit freigeben',
    orderClosed:
      'Ihre Bestellung wird schon gepackt, darum kommt nichts mehr hinzu. Bitte nehmen Sie den Warenkorb.',
    lastItem:
      'Eine Bestellung braucht mindestens einen Artikel. Um sie zu stornieren, schreiben Sie uns bitte.',
    introTitle: 'Willkommen bei {store}',
    introHall: 'Obst, Brot und Käse vom Tag. Was Sie bis zum Mittag bestellen, kommt noch heute.',
    introFarm: 'Sie kaufen direkt beim Hof. Er bringt Ihre Bestellung mit dem eigenen Wagen.',
    introRhine: 'Der Markt am Rhein bringt Ihre Bestellung mit dem Lastenrad.',
  },
  ar: {
    cartTitle: 'لم تتم إضافة المنتج إلى السلة',
    orderTitle: 'لم تتم إضافة المنتج إلى الطلب',
    generic: 'عذرًا، حدث خطأ ولم تتم إضافة هذا المنتج إلى سلتك. يرجى المحاولة مرة أخرى.',
    soldOut: 'نفد «{title}» اليوم.',
    few: 'بقي {left} فقط من «{title}». يرجى اختيار كمية أقل.',
    overflow: 'يمكنك وضع {most} كحد أقصى من «{title}» في سلتك.',
    full: 'سلتك ممتلئة. يرجى طلب ما فيها أولًا.',
    noPlace: '{store} لا يوصل إلى عنوانك. يرجى اختيار عنوان آخر.',
    otherStore: 'موعد التوصيل لديك من {held}. للشراء من {store}، ألغِ هذا الموعد واختر موعدًا جديدًا.',
    slotGone: 'فات الأوان على موعد التوصيل. ألغِه واختر موعدًا جديدًا.',
    cancelSlot: 'إلغاء موعد التوصيل هذا',
    orderClosed: 'طلبك قيد التعبئة، فلا يمكن إضافة شيء إليه. يرجى استخدام السلة.',
    lastItem: 'يحتاج الطلب إلى منتج واحد على الأقل. لإلغاء الطلب، يرجى التواصل معنا.',
    introTitle: 'مرحبًا بك في {store}',
    introHall: 'فواكه وخبز وجبن اليوم. ما تطلبه قبل الظهر يصلك اليوم.',
    introFarm: 'تشتري مباشرة من المزرعة، وهي توصل طلبك بسيارتها الخاصة.',
    introRhine: 'سوق الراين يوصل طلبك بدراجة الشحن.',
  },
}

/** The names of stores in other languages. */
const names: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { 'Market hall': 'Markthalle', 'Rhine market': 'Rheinmarkt' },
  ar: { 'Market hall': 'سوق الطعام', 'Alder Farm': 'مزرعة ألدر', 'Rhine market': 'سوق الراين' },
}
export const storeName = (name: string, language: Language): string =>
  names[language]?.[name] ?? name

export type Values = Readonly<Record<string, string | number>>
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`)
export const say = (language: Language, text: StoreText, values: Values = {}): string =>
  fill(storeTexts[language][text], values)
