import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'bundles.add': 'أضف المنتجات المختارة إلى السلة',
  'beautyBundle.title': 'منتجات متناسقة معًا',
  'smartHome.title': 'تعمل مع هذا المكبر',
  'smartHome.none': 'اختر منتجات لإضافتها',
  'smartHome.one': 'أضف منتجًا واحدًا إلى السلة',
  'smartHome.many':
    '{count, plural, two {أضف منتجين إلى السلة} few {أضف # منتجات إلى السلة} other {أضف # منتجًا إلى السلة}}',
}

export const messages: Messages = {
  'dp-beauty-bundle': {
    'beauty.title': 'منتجات متناسقة معًا',
    'beauty.toggleVertical': 'عرض التفاصيل',
    'beauty.toggleHorizontal': 'عرض أقل',
    'beauty.price.one': 'السعر:',
    'beauty.price.both': 'سعر المنتجين معًا:',
    'beauty.price.many': 'سعر المنتجات الـ{count} معًا:',
    'beauty.add.one': 'أضف إلى السلة',
    'beauty.add.both': 'أضف المنتجين إلى السلة',
    'beauty.add.many': 'أضف المنتجات الـ{count} إلى السلة',
    'beauty.none': 'يرجى اختيار منتج واحد على الأقل',
    'beauty.error': 'تعذّرت إضافة هذه المنتجات. يرجى المحاولة مرة أخرى.',
    'beauty.refused': 'لا يمكن إضافة كل هذه المنتجات الآن. يرجى اختيار غيرها والمحاولة مرة أخرى.',
  },
  'dp-smart-home-bundle': {
    'smartHome.total': 'المجموع: {price}',
    'smartHome.failed': 'تعذّرت إضافة هذه المنتجات. حاول مرة أخرى.',
    'smartHome.refused': 'بعض هذه المنتجات غير متاح الآن. ألغِ اختيارها وحاول مرة أخرى.',
  },
}
