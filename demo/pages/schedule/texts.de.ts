import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'schedule.chosen': 'Lieferung am {day}, {from} bis {to} Uhr',
  'schedule.chosenDay': 'Lieferung am {day}',
  'cart.error.SLOT_FULL':
    'Dieser Liefertermin ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
  'cart.error.SLOT_GONE':
    'Dieser Liefertermin ist nicht mehr möglich. Bitte wählen Sie einen anderen.',
  'checkout.error.SLOT_FULL':
    'Dieser Liefertermin ist gerade vergeben worden. Bitte wählen Sie einen anderen.',
  'checkout.error.SLOT_GONE':
    'Dieser Liefertermin ist nicht mehr möglich. Bitte wählen Sie einen anderen.',
}
