import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'feature.carried': 'التوصيل',
  'feature.carried.text':
    'يحمل شخصان الجهاز إلى مكانه حتى الطابق الخامس ومن دون مصعد. يتصلان بك قبل وصولهما بساعة. يُرجى قياس الأبواب والسلالم. إن لم يتسع له المكان أعدناه معنا ولن تدفع شيئًا.',
  'feature.old': 'الجهاز القديم',
  'feature.old.text': 'نأخذه معنا مجانًا.',
  'feature.collected': 'الإرجاع',
  'feature.collected.text': 'خلال 30 يومًا، ونحن نستلمه منك.',
  'feature.repaired': 'الإصلاح',
  'feature.repaired.text': 'مجانًا في منزلك لمدة عامين.',
  'feature.parts': 'قطع الغيار',
  'feature.parts.text': 'متوفرة 15 عامًا.',
  'services.title': 'التوصيل والتركيب',
  'services.more': 'المزيد عن التوصيل والتركيب',
  'services.short': 'يحمل شخصان المنتج إلى غرفتك ويأخذان مواد التغليف معهما.',
  'services.choose': 'أضف خدمة',
  'services.added': 'تمت إضافة: {name}.',
  'services.several': 'تمت إضافة عدة خدمات.',
  'services.back': 'العودة إلى المنتج',
}

export const messages: Messages = {
  'dp-offer-features': {
    'features.more': 'عرض المزيد',
    'features.less': 'عرض أقل',
    'features.read': 'المزيد',
    'features.readOf': 'المزيد: {name}',
  },
  'dp-service-card': {
    'service.choice': 'أضف خدمة',
    'service.unavailable': 'غير متاح الآن',
  },
  'dp-service-options': {
    'options.title': 'الخدمات',
    'options.choose': 'اختر الخدمات',
    'options.noServices': 'لا توجد خدمات متاحة.',
    'options.failed': 'تعذّر تحميل الخدمات.',
    'options.unavailable': 'غير متاح الآن',
    'options.mandatory': 'مشمول مع هذا المنتج',
  },
  'dp-service-interstitial': {
    'interstitial.title': 'هل تريد إضافة {name} إلى طلبك؟',
    'interstitial.titleAny': 'هل تريد إضافة هذه الخدمة إلى طلبك؟',
    'interstitial.continue': 'متابعة',
    'interstitial.skip': 'تخطي',
    'interstitial.details': 'عرض المزيد من التفاصيل',
    'interstitial.zipLabel': 'رمزك البريدي',
    'interstitial.zipInvalid': 'أدخل رمزًا بريديًا صحيحًا.',
    'interstitial.zipFailed': 'لم نتمكن من التحقق من هذا الرمز البريدي. يُرجى المحاولة مرة أخرى.',
    'interstitial.zipUnavailable': 'هذه الخدمة غير متوفرة لهذا الرمز البريدي.',
    'interstitial.zipUpdated': 'تم تحديث العرض للرمز {zip}.',
    'interstitial.merchant': 'يقدمها {merchant}',
    'interstitial.nextPrice': 'العرض التالي: {price}',
    'interstitial.storeAddress': 'تُشحن إلى المتجر في {address}',
  },
  'dp-side-sheet': {
    'sideSheet.title': 'مزيد من المعلومات',
    'sideSheet.failed': 'عذرًا، تعذّر تحميل المحتوى. يرجى المحاولة لاحقًا.',
  },
}
