import type { deliveryEn } from './delivery.en.ts'

export const deliveryAr: Readonly<Record<keyof typeof deliveryEn, string>> = {
  'delivery.orderWithin': 'اطلب خلال',
  'delivery.free': 'توصيل مجاني',
  'delivery.cost': 'التوصيل',
  'delivery.mailed': 'بالبريد الإلكتروني خلال دقائق',
  'delivery.none': 'لا نوصل هذا المنتج إلى {place}.',
  'delivery.none.text': 'اختر مكانًا آخر أو منتجًا آخر.',
  'location.to': 'التوصيل إلى {place}',
  'location.choose': 'اختر موقعك',
  'location.title': 'إلى أين نرسله؟',
  'location.why': 'تعتمد أيام التوصيل وتكلفته على المكان.',
  'location.refused': 'لا نعرف هذا المكان. تحقق مما أدخلته.',
  'location.zip': 'الرمز البريدي',
  'location.abroad': 'بلد أو منطقة أخرى',
  'location.apply': 'التوصيل إلى هناك',
  'location.addresses': 'عناوينك',
  'location.default': 'الافتراضي',
  'location.signIn': 'سجّل الدخول لرؤية عناوينك',
  'location.back': 'رجوع',
}
