import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'gifts.title': 'Für wen ist sie?',
  'gifts.optional': '(freiwillig)',
  'gifts.email': 'E-Mail-Adresse der beschenkten Person',
  'gifts.email.empty': 'Geben Sie eine E-Mail-Adresse ein, damit wir die Karte senden können.',
  'gifts.email.several': 'Eine Karte geht an eine Adresse. Kaufen Sie für jede Person eine Karte.',
  'gifts.email.invalid': 'Geben Sie eine vollständige Adresse ein, etwa name@example.org.',
  'gifts.name': 'Name der beschenkten Person',
  'gifts.name.long': 'Verwenden Sie höchstens {0} Zeichen.',
  'gifts.message': 'Ihre Nachricht',
  'gifts.message.hint': 'Höchstens {most} Zeichen.',
  'gifts.message.long': 'Ihre Nachricht ist zu lang. Verwenden Sie höchstens {0} Zeichen.',
  'gifts.message.lines': 'Ihre Nachricht hat zu viele Zeilen. Verwenden Sie höchstens {0}.',
  'gifts.date': 'Senden am',
  'gifts.date.hint': 'Ohne Datum senden wir die Karte sofort.',
  'gifts.date.past': 'Wählen Sie heute oder einen späteren Tag.',
  'gifts.date.late': 'Wählen Sie einen Tag bis zum {0}.',
  'gifts.sent': 'Per E-Mail an {recipient}, sofort.',
  'gifts.later': 'Per E-Mail an {recipient}, an dem Tag, den Sie gewählt haben.',
  'cart.error.GIFT_RECIPIENT': 'Bitte geben Sie die E-Mail-Adresse einer Person ein.',
  'cart.error.GIFT_DATE': 'Bitte wählen Sie einen Tag innerhalb eines Jahres.',
}

export const messages: Messages = {
  'dp-field-validator': {
    'validator.default': 'Bitte prüfen Sie dieses Feld.',
    'validator.summary': 'Bitte prüfen Sie einige Felder.',
    'gcui-strict-amount-input-errors': 'Geben Sie einen Betrag ein, etwa 25 oder 25,50.',
  },
}
