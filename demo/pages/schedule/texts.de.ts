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
  'checkout.error.SLOT_ELSEWHERE':
    'An diese Adresse können wir zum gewählten Termin nicht liefern. Bitte wählen Sie einen anderen Termin oder die Standardlieferung.',
  'schedule.fallback': 'Wir rufen Sie an und vereinbaren einen Liefertermin.',
  'schedule.how': 'Wann soll geliefert werden?',
  'schedule.standard': 'Standardlieferung',
  'schedule.standard.text': 'Wir bestimmen den Tag.',
  'schedule.scheduled': 'Zu einer Zeit Ihrer Wahl',
  'schedule.scheduled.text': 'Wir kommen innerhalb von zwei Stunden und tragen es in Ihre Wohnung.',
  'schedule.evening': 'Am Abend, auf die Stunde genau',
  'schedule.evening.text': 'Für alle, die tagsüber arbeiten. {price}.',
  'schedule.day': 'An einem Tag Ihrer Wahl',
  'schedule.day.text': 'Wir rufen eine Stunde vorher an.',
  'schedule.late': 'Wenn kein Termin wählbar ist, wählen Sie die Standardlieferung.',
  'checkout.error.NO_SLOT': 'Bitte wählen Sie einen Liefertermin oder eine andere Lieferart.',
  'checkout.error.LINE_NOT_FOUND': 'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn.',
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
  'dp-scheduled-delivery': {
    'sd.intent': 'Liefertermin wählen',
    'sd.required': 'Wählen Sie einen Liefertermin, bevor Sie den Artikel in den Warenkorb legen.',
    'sd.requiredOrder': 'Wählen Sie einen Liefertermin, bevor Sie bestellen.',
    'sd.requiredUnavailable':
      'Diesen Artikel liefern wir nur zu einem Termin, und das geht hier nicht. Wählen Sie eine andere Variante oder einen anderen Ort.',
    'sd.zip.label': 'Postleitzahl',
    'sd.zip.go': 'Los',
    'sd.zip.enter': 'Geben Sie eine Postleitzahl ein.',
    'sd.zip.valid': 'Geben Sie eine gültige Postleitzahl ein.',
    'sd.zip.ineligible': 'In diese Postleitzahl liefern wir nicht zu einem Termin.',
    'sd.region.label': 'Region',
    'sd.region.choose': 'Region wählen',
    'sd.unknown': 'Der Liefertermin steht noch nicht fest.',
    'sd.notSure': 'Wir wissen nicht sicher, wann dieser Artikel geliefert werden kann.',
    'sd.callDate':
      'Alle Termine sind vergeben. Wir rufen Sie unter {phone} an und vereinbaren einen Tag.',
    'sd.estimate': 'Der Liefertermin ist geschätzt. Wir rufen Sie unter {phone} an.',
    'sd.noPromise': 'Ein Liefertermin lässt sich nicht zusagen. Wir rufen Sie unter {phone} an.',
    'sd.changePhone': 'Telefonnummer ändern',
    'sd.help': 'Über Liefertermine',
  },
}
