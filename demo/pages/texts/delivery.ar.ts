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
  'location.title': 'إلى أين نوصل طلبك؟',
  'location.why': 'تعتمد مدة التوصيل وتكلفته على موقعك.',
  'location.refused': 'لا نعرف هذا المكان. تحقق مما أدخلته.',
  'location.zip': 'الرمز البريدي',
  'location.abroad': 'بلد أو منطقة أخرى',
  'location.apply': 'التوصيل إلى هنا',
  'location.addresses': 'عناوينك',
  'location.default': 'الافتراضي',
  'location.signIn': 'سجّل الدخول لرؤية عناوينك',
  'location.back': 'رجوع',
}
