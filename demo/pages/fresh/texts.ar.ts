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
  'groceryLists.title': 'البقالة والقوائم',
  'groceryLists.remove': 'إزالة',
  'shoppingList.title': 'قائمة التسوق',
  'shoppingList.text': 'ما تريد شراءه في المرة القادمة. يبقى هنا حتى تزيله.',
  'shoppingList.none': 'قائمة التسوق فارغة',
  'shoppingList.none.text': 'ضع هنا ما تريد شراءه في المرة القادمة.',
  'shoppingList.none.action': 'تصفّح البقالة',
  'assistantList.title': 'قائمة المساعد الصوتي',
  'assistantList.text': 'يقرأ لك مساعدك الصوتي هذه القائمة.',
  'assistantList.none': 'لا شيء في هذه القائمة',
  'assistantList.none.text': 'أضف منتجًا من صفحته، وسيعرفه مساعدك الصوتي.',
  'assistantList.stranger': 'سجّل الدخول لرؤية هذه القائمة',
  'assistantList.stranger.text': 'يحتفظ مساعدك الصوتي بالقائمة لك وحدك.',
  'assistantList.stranger.action': 'تسجيل الدخول',
  'assistantList.since': 'أُضيف في {date}',
  'cart.error.ITEM_PARTIALLY_AVAILABLE': 'ليس لدى البائع هذه الكمية. وضعنا في سلتك ما بقي منها.',
  'cart.error.ITEM_NOT_AVAILABLE_FOR_RESERVATION':
    'هذا المنتج لا يصل في موعد التوصيل لديك. يرجى اختيار موعد آخر أولًا.',
  'cart.error.PRICE_UNAVAILABLE':
    'ليس لهذا المنتج سعر في الوقت الحالي. يرجى المحاولة بعد بضع دقائق.',
  'cart.error.QUANTITY_OVERFLOW': 'لا تتسع سلتك لمزيد من هذا المنتج.',
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
