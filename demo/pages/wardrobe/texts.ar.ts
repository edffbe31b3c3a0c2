import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'fit.runs.small': 'القصّة صغيرة: اختر مقاسًا أكبر.',
  'fit.runs.true': 'القصّة مطابقة للمقاس: اختر مقاسك المعتاد.',
  'fit.runs.large': 'القصّة واسعة: اختر مقاسًا أصغر.',
  'fit.body': 'قياسات الجسم بالسنتيمتر',
  'fit.size': 'المقاس',
  'fit.bust': 'الصدر',
  'fit.waist': 'الخصر',
  'fit.hips': 'الورك',
  'fit.how': 'طريقة القياس',
  'fit.how.bust': 'الصدر: حول أعرض موضع، والشريط أفقي.',
  'fit.how.waist': 'الخصر: حول أضيق موضع.',
  'fit.how.hips': 'الورك: حول أعرض موضع، والقدمان متلاصقتان.',
}

export const messages: Messages = {
  'dp-fit-guide': {
    'fit.expand': 'عرض دليل المقاسات',
    'fit.collapse': 'إخفاء دليل المقاسات',
  },
}
