import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'delivery.orderWithin': 'Bestellen Sie innerhalb von',
  'delivery.free': 'Kostenlose Lieferung',
  'delivery.mailed': 'Per E-Mail, in wenigen Minuten',
  'delivery.none': 'Wir liefern diesen Artikel nicht nach {place}.',
  'delivery.none.text': 'Wählen Sie einen anderen Ort oder einen anderen Artikel.',
  'location.to': 'Lieferung an {place}',
  'location.choose': 'Lieferort wählen',
  'location.title': 'Wohin sollen wir liefern?',
  'location.why': 'Lieferzeit und Kosten hängen vom Lieferort ab.',
  'location.refused': 'Diesen Ort kennen wir nicht. Bitte prüfen Sie Ihre Eingabe.',
  'location.zip': 'Postleitzahl',
  'location.abroad': 'Anderes Land oder andere Region',
  'location.apply': 'Hierhin liefern',
  'location.addresses': 'Ihre Adressen',
  'location.default': 'Standard',
  'location.signIn': 'Melden Sie sich an, um Ihre Adressen zu sehen',
  'location.back': 'Zurück',
  'delivery.freeFrom': 'ab {price} kostenlos',
  'delivery.mailed.free': 'Kostenlos',
}

export const messages: Messages = {
  'dp-location-popover': {
    'location.trigger': 'Lieferung an {addressLabel}',
    'location.triggerEmpty': 'Lieferort wählen',
    'location.title': 'Lieferort wählen',
    'location.zipLabel': 'Postleitzahl eingeben',
    'location.invalidZip': 'Bitte geben Sie eine gültige Postleitzahl ein.',
    'location.invalidInput': 'Geben Sie eine Postleitzahl mit genau 5 Ziffern ein.',
    'location.military':
      'Für eine Militäradresse melden Sie sich an und wählen Sie sie in Ihrem Adressbuch.',
    'location.savedAddresses': 'Ihre Adressen',
    'location.seeMore': 'Weitere Adressen',
    'location.signIn': 'Anmelden und Ihre Adressen sehen',
    'location.manage': 'Adressen verwalten',
    'location.country': 'In ein anderes Land liefern',
    'location.countryUpdate': 'Hierhin liefern',
    'location.updating': 'Wird übernommen …',
    'location.updateFailed':
      'Ihr Lieferort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
    'location.updated': 'Lieferort ist jetzt {addressLabel}.',
    'location.refreshFailed':
      'Ihr Lieferort ist geändert. Diese Seite zeigt noch die Angaben für den alten Ort.',
    'location.reload': 'Seite neu laden',
  },
  'dp-delivery-countdown': {
    'countdown.hours': '{hours} Std. {minutes} Min.',
    'countdown.minutes': '{minutes, plural, one {# Minute} other {# Minuten}}',
    'countdown.seconds': '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
    'countdown.ended':
      'Dieser Liefertermin ist vorbei. Laden Sie die Seite neu, um den aktuellen zu sehen.',
  },
}
