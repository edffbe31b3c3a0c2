import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'payment.title': 'Zahlungsarten',
  'payment.once': 'Einmal zahlen',
  'payment.months': 'Monate',
  'payment.months.few': 'Monate',
  'payment.name': '{count} × {amount} im Monat',
  'payment.noInterest': 'Keine Zinsen',
  'payment.interest': '{percent} % Zinsen: {interest}',
  'payment.summary': 'Für ein Stück: {count} × {amount}, insgesamt {total}.',
  'payment.summary.last': 'Für ein Stück: {count} × {amount}, dann {last}. Insgesamt {total}.',
  'payment.footnote':
    'Die Beträge gelten für ein Stück. Den ersten Monat zahlen Sie, wenn Ihre Bestellung unterwegs ist.',
  'extras.monthly': '{price} im Monat. Den ersten Monat zahlen Sie heute.',
  'extras.instalments': 'Sie zahlen in Raten: {count}\u00A0×\u00A0{amount} im Monat.',
  'extras.instalments.last':
    'Sie zahlen in Raten: {count}\u00A0×\u00A0{amount} im Monat, dann {last}.',
  'extras.instalments.tooMany':
    'Sie zahlen auf einmal. Die gewählten Raten gelten für höchstens {most} Stück.',
  'extras.interest': 'Zinsen: {interest}',
  'cart.error.MONTHLY_PLAN':
    'Ein monatlicher Plan gilt für ein einzelnes Produkt. Bitte wählen Sie die Menge 1 oder einen anderen Plan.',
  'cart.error.UNKNOWN_PAYMENT':
    'So lässt sich dieses Produkt nicht bezahlen. Bitte wählen Sie neu.',
  'cart.error.PAYMENT_QUANTITY':
    'Diese Raten gelten für weniger Stück. Bitte wählen Sie eine kleinere Menge, oder zahlen Sie auf einmal.',
  'plans.title': 'Schutz dazunehmen',
  'plans.none': 'Nein, danke',
  'plans.more': 'Was er abdeckt',
  'samples.title': 'Gratisprobe',
  'samples.add': 'Gratisprobe wählen',
  'samples.none': 'Keine Probe',
}

export const messages: Messages = {
  'dp-protection-plan': {
    'protection.loading': 'Pläne werden geladen …',
    'protection.display': 'Schutzpläne',
    'protection.title': 'Schutz dazunehmen',
    'protection.collapsed': 'Pläne ansehen',
    'protection.expanded': 'Plan auswählen',
    'protection.noThanks': 'Nein, danke',
    'protection.priceSubtitle': '+{priceSubtitle}',
    'protection.monthlyWarning': 'Den Monatsplan gibt es nur für einen Artikel auf einmal.',
    'protection.reviews': 'Bewertungen',
    'protection.explain': 'Was er abdeckt',
    'protection.notShown':
      'Dieser Text ließ sich nicht anzeigen. Bitte versuchen Sie es noch einmal.',
    'protection.failed': 'Die Schutzpläne konnten nicht geladen werden.',
  },
  'dp-warranty-cards': {
    'warranty.heading': 'Schutz dazunehmen',
    'warranty.select': 'Diesen Plan wählen',
    'warranty.selected': 'Plan gewählt',
    'warranty.remove': 'Plan entfernen',
    'warranty.unsupported': 'Bei dieser Kaufoption nicht verfügbar',
    'warranty.adding': '„{title}“ wird in den Warenkorb gelegt …',
    'warranty.added': '„{title}“ liegt in Ihrem Warenkorb.',
    'warranty.failed': '„{title}“ konnte nicht in den Warenkorb gelegt werden.',
    'warranty.notShown':
      'Der Text konnte nicht angezeigt werden. Bitte versuchen Sie es noch einmal.',
    'warranty.log.service': 'Error while doing a call to warranty-service.html',
    'warranty.log.lastAdded': 'Error while doing a call to last-added-cart-item-id.html',
    'warranty.log.invalid': 'Invalid answer from warranty-service.html',
  },
  'dp-payment-options': {
    'payment.title': 'Zahlungsarten',
    'payment.oneTime': 'Einmal zahlen',
    'payment.perTerm': '{amount}/{termType}',
    'payment.termType': 'Mon.',
    'payment.term': '{count} {termType}',
    'payment.wholeOrder': 'Für die ganze Bestellung',
    'payment.unavailable': 'Für diese Menge nicht möglich',
    'payment.dropped':
      '{option} ist für diese Menge nicht möglich. Jetzt ist „Einmal zahlen“ gewählt.',
    'payment.compare': 'Alle Pläne vergleichen',
    'payment.explained': 'So funktionieren die Pläne',
    'payment.choosePlan': 'In Raten zahlen',
    'payment.change': 'Plan ändern',
    'payment.ajaxError': 'Die Zahlungspläne konnten nicht geladen werden.',
    'payment.timeout': 'Request Timeout',
  },
  'dp-free-sample': {
    'sample.heading': 'Gratisprobe',
    'sample.offer': 'Gratisprobe wählen',
    'sample.accept': 'Probe hinzufügen',
    'sample.decline': 'Probe entfernen',
    'sample.choose': 'Probe auswählen',
    'sample.change': 'Probe ändern',
    'sample.noThanks': 'Nein, danke',
    'sample.selected': 'Ihre Probe: {title}',
    'sample.declined': 'Keine Probe gewählt',
    'sample.pickerTitle': 'Wählen Sie eine von {count} Proben',
    'sample.notShown': 'Die Proben ließen sich nicht anzeigen. Bitte versuchen Sie es noch einmal.',
  },
}
