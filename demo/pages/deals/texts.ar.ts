import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'deals.title': 'عروض اليوم الخاطفة',
  'deals.ends': 'ينتهي في {time}',
  'deals.starts': 'يبدأ في {time}',
  'deal.title': 'عرض خاطف',
  'deal.noScript': 'لحجز هذا العرض، اسمح بتشغيل JavaScript في متصفحك.',
}

export const messages: Messages = {
  'dp-deal-box': {
    'deal.header.available': 'عرض لفترة محدودة',
    'deal.header.upcoming': 'يبدأ العرض قريبًا',
    'deal.starts': 'يبدأ خلال {time}',
    'deal.ends': 'ينتهي خلال {time}',
    'deal.addToCart': 'أضف العرض إلى السلة',
    'deal.processing': 'لحظة من فضلك…',
    'deal.inCart': 'في سلتك. محجوز لمدة {mm}:{ss} دقيقة',
    'deal.pendingAddToCart': 'نضيف هذا العرض إلى سلتك.',
    'deal.waitlistFull': 'حُجزت كل العروض وامتلأت قائمة الانتظار.',
    'deal.unavailable': 'لم يعد هذا العرض متاحًا.',
    'deal.claimed': 'لقد حصلت على هذا العرض.',
    'deal.earlyAccess': 'الأعضاء أولًا. يُفتح للجميع خلال {time}.',
    'deal.earlyAccessMember': 'لديك وصول مبكر إلى هذا العرض.',
    'deal.primeOnly': 'هذا العرض للأعضاء فقط.',
    'deal.quantityLimit': 'بلغت الحد الأقصى لهذا العرض.',
    'deal.redemptionFailed': 'تعذّرت إضافة العرض إلى سلتك.',
    'deal.regularPrice': 'السعر العادي:',
    'deal.percentClaimed': 'حُجز {percent}%',
    'deal.notUpdated': 'تعذّر تحديث هذا العرض.',
    'deal.join': 'كن عضوًا',
    'deal.appDownload': 'احصل على التطبيق',
    'deal.appOnly': 'هذا العرض في التطبيق فقط. اعرف المزيد',
  },
}
