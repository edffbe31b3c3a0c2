import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'schedule.chosen': 'التوصيل يوم {day} من {from} إلى {to}',
  'schedule.chosenDay': 'التوصيل يوم {day}',
  'cart.error.SLOT_FULL': 'حُجز موعد التوصيل الذي اخترته للتو. يرجى اختيار موعد آخر.',
  'cart.error.SLOT_GONE': 'لم يعد موعد التوصيل الذي اخترته ممكنًا. يرجى اختيار موعد آخر.',
  'checkout.error.SLOT_FULL': 'حُجز موعد التوصيل الذي اخترته للتو. يرجى اختيار موعد آخر.',
  'checkout.error.SLOT_GONE': 'لم يعد موعد التوصيل الذي اخترته ممكنًا. يرجى اختيار موعد آخر.',
}
