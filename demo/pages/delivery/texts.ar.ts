import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'delivery.orderWithin': 'اطلب خلال',
  'delivery.free': 'توصيل مجاني',
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
  'delivery.freeFrom': 'مجاني ابتداءً من {price}',
  'delivery.mailed.free': 'مجانًا',
}

export const messages: Messages = {
  'dp-location-popover': {
    'location.trigger': 'التوصيل إلى {addressLabel}',
    'location.triggerEmpty': 'اختر مكان التوصيل',
    'location.title': 'اختر مكان التوصيل',
    'location.zipLabel': 'أدخل الرمز البريدي',
    'location.invalidZip': 'يرجى إدخال رمز بريدي صحيح.',
    'location.invalidInput': 'أدخل رمزًا بريديًا من 5 أرقام بالضبط.',
    'location.military': 'لعنوان عسكري، سجّل الدخول واختره من دفتر عناوينك.',
    'location.savedAddresses': 'عناوينك',
    'location.seeMore': 'عرض المزيد من العناوين',
    'location.signIn': 'سجّل الدخول لعرض عناوينك',
    'location.manage': 'إدارة العناوين',
    'location.country': 'التوصيل إلى بلد آخر',
    'location.countryUpdate': 'التوصيل إلى هنا',
    'location.updating': 'جارٍ التحديث…',
    'location.updateFailed': 'تعذّر تغيير مكان التوصيل. يرجى المحاولة مرة أخرى.',
    'location.updated': 'مكان التوصيل الآن {addressLabel}.',
    'location.refreshFailed': 'تغيّر مكان التوصيل. ما زالت هذه الصفحة تعرض معلومات المكان السابق.',
    'location.reload': 'إعادة تحميل الصفحة',
  },
  'dp-delivery-countdown': {
    'countdown.hours':
      '{hours, plural, one {ساعة} two {ساعتان} few {# ساعات} other {# ساعة}} و{minutes, plural, one {دقيقة} two {دقيقتان} few {# دقائق} other {# دقيقة}}',
    'countdown.minutes':
      '{minutes, plural, one {دقيقة} two {دقيقتان} few {# دقائق} other {# دقيقة}}',
    'countdown.seconds':
      '{seconds, plural, one {ثانية} two {ثانيتان} few {# ثوانٍ} other {# ثانية}}',
    'countdown.ended': 'انتهى موعد التسليم هذا. حدّث الصفحة لرؤية الموعد الحالي.',
  },
}
