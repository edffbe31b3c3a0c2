import type { Messages } from '../render/messages.ts'

/** What the shop says about groceries. */
export const texts = {
  'fresh.title': 'بقالة طازجة',
  'fresh.text':
    'طازج من سوق الطعام. يصل في اليوم نفسه إلى المناطق القريبة، وفي اليوم التالي إلى غيرها.',
  'fresh.stores': 'المتاجر',
  'fresh.slot': 'موعد التوصيل',
  'fresh.slot.reserve': 'احجز',
  'fresh.slot.yours': 'موعد التوصيل لديك:',
  'fresh.slot.cancel': 'إلغاء موعد التوصيل هذا',
  'fresh.slot.gone': 'هذا الموعد محجوز. يرجى اختيار موعد آخر.',
  'substitute.title': 'ليس مع هذا التوصيل',
  'substitute.text': 'هذه المنتجات في سلتك لا تأتي مع هذا التوصيل. أخرجها، أو اترك سلتك كما هي.',
  'substitute.remove': 'أخرجها',
  'substitute.keep': 'اترك سلتي كما هي',
  'substitute.none': 'كل ما في سلتك يأتي مع هذا التوصيل.',
  'substitute.gone': 'لم يعد هذا التوصيل متاحًا.',
  'substitute.back': 'العودة إلى البقالة',
}

export const messages: Messages = {
  'dp-fresh-cart': {
    'fresh.fallback.cart.header': 'لم تتم إضافة المنتج إلى سلة التسوق',
    'fresh.fallback.cart.text':
      'عذرًا، حدث خطأ ولم تتم إضافة هذا المنتج إلى سلتك. يرجى المحاولة مرة أخرى.',
    'fresh.fallback.order.header': 'لم تتم إضافة المنتج إلى الطلب',
    'fresh.fallback.order.text':
      'عذرًا، حدث خطأ ولم تتم إضافة هذا المنتج إلى طلبك. يرجى المحاولة مرة أخرى.',
    'fresh.fallback.ok': 'حسنًا',
    'fresh.addOrder': 'أضف إلى الطلب',
    'fresh.addAll': 'أضف الكل إلى السلة',
    'fresh.addedOrder': 'أُضيف إلى الطلب.',
    'fresh.redirecting': 'سننقلك إلى طلبك.',
    'fresh.redirectNow': 'انتقل الآن',
    'fresh.conflictTitle': 'سلتك',
    'fresh.conflictError': 'تعذّر التحقق من سلتك. يرجى المحاولة مرة أخرى.',
    'fresh.addressFailed': 'تعذّر تغيير عنوان التوصيل.',
  },
  'dp-store-intro': {
    'storeIntro.title': 'عن هذا المتجر',
    'storeIntro.storefront': 'زيارة المتجر',
  },
}
