import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'gifts.title': 'لمن هذه البطاقة؟',
  'gifts.optional': '(اختياري)',
  'gifts.email': 'البريد الإلكتروني للمستلم',
  'gifts.email.empty': 'أدخل عنوان بريد إلكتروني لنرسل إليه البطاقة.',
  'gifts.email.several': 'تُرسل البطاقة إلى عنوان واحد. اشترِ بطاقة لكل شخص.',
  'gifts.email.invalid': 'أدخل العنوان كاملًا، مثل name@example.org.',
  'gifts.name': 'اسم المستلم',
  'gifts.name.long': 'استخدم {0} حرفًا على الأكثر.',
  'gifts.message': 'رسالتك',
  'gifts.message.hint': '{most} حرف على الأكثر.',
  'gifts.message.long': 'رسالتك طويلة. استخدم {0} حرف على الأكثر.',
  'gifts.message.lines': 'أسطر رسالتك كثيرة. استخدم {0} أسطر على الأكثر.',
  'gifts.date': 'تاريخ الإرسال',
  'gifts.date.hint': 'بدون تاريخ نرسل البطاقة فورًا.',
  'gifts.date.past': 'اختر اليوم أو يومًا بعده.',
  'gifts.date.late': 'اختر يومًا حتى {0}.',
  'gifts.sent': 'بالبريد الإلكتروني إلى {recipient} فورًا.',
  'gifts.later': 'بالبريد الإلكتروني إلى {recipient} في اليوم الذي اخترته.',
  'cart.error.GIFT_RECIPIENT': 'يرجى إدخال البريد الإلكتروني لمستلم واحد.',
  'cart.error.GIFT_DATE': 'يرجى اختيار يوم خلال سنة.',
}

export const messages: Messages = {
  'dp-field-validator': {
    'validator.default': 'تحقق من هذا الحقل.',
    'validator.summary': 'بعض الحقول تحتاج إلى انتباهك.',
    'gcui-strict-amount-input-errors': 'أدخل مبلغًا مثل 25 أو 25.50.',
  },
}
