import type { Language } from '../../pages/render/preferences.ts'

const en = {
  once: 'One payment',
  onceText: 'You pay the full price when you order.',
  months: '{count} months',
  /** Of 3 to 10 months, where a language has a word of its own. */
  monthsFew: '{count} months',
  month: 'Each month',
  last: 'Last month',
  interest: 'Interest',
  none: 'None',
  total: 'Total',
  card: 'Only with a {card}.',
  most: 'For at most {most} of this item.',
  chooseOnce: 'Pay once',
  choose: 'Choose {months}',
  prices: 'The amounts are for one item.',
  howTitle: 'How it works',
  how: [
    'Choose a plan here and put the item into your cart.',
    'You pay the first instalment when your order is on its way.',
    'We take the other instalments from the same card or account, on the same day of each month.',
    'You can pay the rest at any time. Then you pay no more interest.',
  ],
  costTitle: 'What it costs',
  cost: 'Most plans cost no interest. Where a plan does, its interest is part of the total that you see before you order.',
  returnTitle: 'If you return the item',
  back: 'You get back what you have paid, and the plan ends.',
}
type Texts = Readonly<typeof en>

const de: Texts = {
  once: 'Einmal zahlen',
  onceText: 'Sie zahlen den ganzen Preis bei der Bestellung.',
  months: '{count} Monate',
  monthsFew: '{count} Monate',
  month: 'Im Monat',
  last: 'Im letzten Monat',
  interest: 'Zinsen',
  none: 'Keine',
  total: 'Insgesamt',
  card: 'Nur mit einer {card}.',
  most: 'Für höchstens {most} Stück.',
  chooseOnce: 'Einmal zahlen',
  choose: '{months} wählen',
  prices: 'Die Beträge gelten für ein Stück.',
  howTitle: 'So geht es',
  how: [
    'Wählen Sie hier einen Plan und legen Sie den Artikel in den Warenkorb.',
    'Die erste Rate zahlen Sie, wenn Ihre Bestellung unterwegs ist.',
    'Die anderen Raten buchen wir jeden Monat am selben Tag von derselben Karte oder demselben Konto ab.',
    'Sie können den Rest jederzeit zahlen. Dann fallen keine Zinsen mehr an.',
  ],
  costTitle: 'Was es kostet',
  cost: 'Die meisten Pläne kosten keine Zinsen. Sonst sind die Zinsen im Gesamtbetrag, den Sie vor der Bestellung sehen.',
  returnTitle: 'Wenn Sie den Artikel zurückgeben',
  back: 'Sie bekommen zurück, was Sie gezahlt haben, und der Plan endet.',
}

const ar: Texts = {
  once: 'دفعة واحدة',
  onceText: 'تدفع السعر كاملًا عند الطلب.',
  months: '{count} شهرًا',
  monthsFew: '{count} أشهر',
  month: 'كل شهر',
  last: 'الشهر الأخير',
  interest: 'الفائدة',
  none: 'بلا فائدة',
  total: 'الإجمالي',
  card: 'فقط مع {card}.',
  most: 'لا يزيد على {most} قطع من هذا المنتج.',
  chooseOnce: 'ادفع مرة واحدة',
  choose: 'اختر {months}',
  prices: 'المبالغ لقطعة واحدة.',
  howTitle: 'كيف يعمل التقسيط',
  how: [
    'اختر خطة هنا وأضف المنتج إلى سلتك.',
    'تدفع القسط الأول عندما يكون طلبك في الطريق.',
    'نسحب الأقساط الأخرى من البطاقة نفسها أو الحساب نفسه في اليوم نفسه من كل شهر.',
    'يمكنك دفع الباقي في أي وقت، ولن تدفع فائدة بعد ذلك.',
  ],
  costTitle: 'التكلفة',
  cost: 'معظم الخطط بلا فائدة. وإن كانت للخطة فائدة فهي ضمن الإجمالي الذي تراه قبل الطلب.',
  returnTitle: 'إذا أعدت المنتج',
  back: 'تسترد ما دفعته وتنتهي الخطة.',
}

/** Texts of the side sheets about payment. */
export const paymentTexts: Readonly<Record<Language, Texts>> = { en, de, ar }
