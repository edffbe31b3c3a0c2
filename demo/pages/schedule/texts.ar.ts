import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'schedule.chosen': 'التوصيل يوم {day} من {from} إلى {to}',
  'schedule.chosenDay': 'التوصيل يوم {day}',
  'cart.error.SLOT_FULL': 'حُجز موعد التوصيل الذي اخترته للتو. يرجى اختيار موعد آخر.',
  'cart.error.SLOT_GONE': 'لم يعد موعد التوصيل الذي اخترته ممكنًا. يرجى اختيار موعد آخر.',
  'checkout.error.SLOT_FULL': 'حُجز موعد التوصيل الذي اخترته للتو. يرجى اختيار موعد آخر.',
  'checkout.error.SLOT_GONE': 'لم يعد موعد التوصيل الذي اخترته ممكنًا. يرجى اختيار موعد آخر.',
  'schedule.fallback': 'سنتصل بك لتحديد موعد التوصيل.',
}

export const messages: Messages = {
  'dp-delivery-calendar': {
    'sd.popup.title': 'اختر موعد التوصيل',
    'sd.change': 'تغيير',
    'sd.loading': 'جارٍ تحميل المواعيد',
    'sd.retrieveError': 'تعذّر تحميل مواعيد التوصيل.',
    'sd.noSlotsForWeek': 'لا توجد مواعيد هذا الأسبوع.',
    'sd.noSlotsForAddress': 'لا توجد مواعيد لهذا العنوان.',
    'sd.noSlotsForAddressBuyBox': 'لا توجد مواعيد لهذا المكان.',
    'sd.inconsistent': 'لم يعد الموعد الذي اخترته في صفحة المنتج متاحًا.',
    'sd.changed': 'لم يعد الموعد الذي اخترته متاحًا. اختر موعدًا آخر.',
    'sd.tooLate': 'فات وقت الطلب للموعد الذي اخترته. اختر موعدًا آخر.',
    'sd.unknown': 'موعد التوصيل غير معروف بعد.',
    'sd.shipPromise': 'الشحن حتى {date}',
    'sd.cutoff': 'اطلب خلال {time} لهذا الموعد',
    'sd.chosen': 'اخترت: {slot}',
    'sd.promotion': 'عرض خاص',
    'sd.legend.available': 'متاح',
    'sd.legend.selected': 'محدد',
    'sd.legend.notAvailable': 'غير متاح',
    'sd.month.previous': 'الشهر السابق',
    'sd.month.next': 'الشهر التالي',
    'sd.week.previous': 'أيام أقرب',
    'sd.week.next': 'أيام لاحقة',
    'sd.night': 'مساءً',
    'sd.services': 'المواعيد التي تشمل فقط',
    'sd.move': 'حرّك هذه النافذة بمفاتيح الأسهم',
  },
}
