import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'renewed.about': 'عن هذه الحالة',
  'renewed.tested': 'الفحص',
  'renewed.tested.text':
    'فحصه فنيونا في 42 نقطة: البطارية والشاشة والكاميرات والأزرار ومكبرات الصوت والاتصال. نُظف من الداخل والخارج ومُسحت ذاكرته، وهو بلا عقد وغير مقفل على شبكة. واستُبدلت القطع المستهلكة.',
  'renewed.tested.detail': 'لكل جهاز تقرير فحص برقمه التسلسلي تجده في العلبة.',
  'renewed.note': 'الحالة',
  'renewed.returns.detail':
    'ضع المنتج في علبته واستخدم الملصق الموجود في الطرد. تستعيد نقودك خلال خمسة أيام.',
  'renewed.returns.more': 'المزيد عن الإرجاع',
  'renewed.warranty': 'الضمان',
  'renewed.warranty.text': '12 شهرًا',
  'renewed.warranty.detail':
    'إذا تعطل شيء خلال سنة نصلح المنتج أو نستبدله مجانًا. وتبقى حقوقك القانونية كما هي.',
  'term.apsC':
    'حجم لمستشعر الكاميرا، نحو 24 × 16 مم. المستشعر أكبر بكثير من مستشعر الهاتف، فتقل الحبيبات في صور الظلام.',
  'term.ip68': 'يمنع الهيكل دخول الغبار تمامًا، ويمنع الماء لمدة 30 دقيقة على عمق 1.5 متر.',
  'term.oled': 'شاشة تضيء نقاطها بنفسها. الأسود فيها أسود حقًا، والصور الداكنة تستهلك طاقة أقل.',
  'term.ssd': 'تخزين بلا أجزاء متحركة. يبدأ الحاسوب خلال ثوانٍ، ولا تضره الصدمات.',
}

export const messages: Messages = {
  'dp-renewed-sheet': {
    'renewed.trigger': 'عن هذه الحالة',
    'renewed.tier.1': 'درجة الحالة 1',
    'renewed.tier.2': 'درجة الحالة 2',
    'renewed.tier.3': 'درجة الحالة 3',
    'renewed.tier.4': 'درجة الحالة 4',
    'renewed.seller': 'البائع: {seller}',
    'renewed.offerChanged': 'تغيّر العرض المختار.',
  },
  'dp-tabular-buy-box': {
    'tabular.showMore': 'عرض المزيد',
    'tabular.details': 'تفاصيل عن {label}',
  },
}
