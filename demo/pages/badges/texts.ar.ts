import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'climate.badge': 'معتمد للمناخ',
  'climate.title': 'شهادات المناخ',
  'climate.back': 'العودة إلى المنتج',
}

export const messages: Messages = {
  'dp-climate-badge': {
    'climate.badge': 'معتمد للمناخ',
    'climate.title': 'عن هذه الشهادة',
    'climate.back': 'رجوع',
    'climate.failed': 'تعذّر تحميل هذه المعلومات.',
  },
}
