import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'lists.title': 'قوائمك',
  'lists.none': 'قائمتك فارغة',
  'lists.none.text': 'احتفظ هنا بما قد تشتريه لاحقًا.',
  'lists.none.action': 'ابحث عما يعجبك',
  'registry.title': 'سجل الهدايا',
  'registry.none': 'سجل هداياك فارغ',
  'registry.none.text': 'مولود أو زفاف أو بيت جديد: أخبر أهلك وأصدقاءك بما تتمنى.',
  'registry.none.action': 'تصفّح الأفكار',
}
