import type { Messages } from '../render/messages.ts'
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
  'schedule.fallback': 'Wir rufen Sie an und vereinbaren einen Liefertermin.',
}

export const messages: Messages = {
  'dp-delivery-calendar': {
    'sd.popup.title': 'Liefertermin wählen',
    'sd.change': 'Ändern',
    'sd.loading': 'Liefertermine werden geladen',
    'sd.retrieveError': 'Die Liefertermine konnten nicht geladen werden.',
    'sd.noSlotsForWeek': 'In dieser Woche gibt es keine Termine.',
    'sd.noSlotsForAddress': 'Für diese Adresse gibt es keine Termine.',
    'sd.noSlotsForAddressBuyBox': 'An diesem Ort gibt es keine Termine.',
    'sd.inconsistent':
      'Den Termin, den Sie auf der Produktseite gewählt haben, gibt es nicht mehr.',
    'sd.changed': 'Den gewählten Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    'sd.tooLate': 'Für den gewählten Termin ist es zu spät. Bitte wählen Sie einen anderen.',
    'sd.unknown': 'Der Liefertermin steht noch nicht fest.',
    'sd.shipPromise': 'Versand bis {date}',
    'sd.cutoff': 'Bestellen Sie für diesen Termin in den nächsten {time}',
    'sd.chosen': 'Gewählt: {slot}',
    'sd.promotion': 'Angebot',
    'sd.legend.available': 'Frei',
    'sd.legend.selected': 'Gewählt',
    'sd.legend.notAvailable': 'Nicht möglich',
    'sd.month.previous': 'Voriger Monat',
    'sd.month.next': 'Nächster Monat',
    'sd.week.previous': 'Frühere Tage',
    'sd.week.next': 'Spätere Tage',
    'sd.night': 'Abend',
    'sd.services': 'Nur Termine mit',
    'sd.move': 'Fenster mit den Pfeiltasten verschieben',
  },
}
