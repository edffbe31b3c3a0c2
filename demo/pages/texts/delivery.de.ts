import type { deliveryEn } from './delivery.en.ts'

export const deliveryDe: Readonly<Record<keyof typeof deliveryEn, string>> = {
  'delivery.orderWithin': 'Bestellen Sie innerhalb von',
  'delivery.free': 'Kostenlose Lieferung',
  'delivery.cost': 'Lieferung',
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
}
