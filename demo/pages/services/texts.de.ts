import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'feature.carried': 'Lieferung',
  'feature.carried.text':
    'Zwei Personen tragen das Gerät an seinen Platz, bis in den fünften Stock und auch ohne Aufzug. Sie rufen eine Stunde vorher an. Bitte messen Sie Türen und Treppen aus. Passt das Gerät nicht, nehmen wir es wieder mit, und Sie zahlen nichts.',
  'feature.old': 'Altgerät',
  'feature.old.text': 'Nehmen wir kostenlos mit.',
  'feature.collected': 'Rückgabe',
  'feature.collected.text': 'Innerhalb von 30 Tagen. Wir holen das Gerät ab.',
  'feature.repaired': 'Reparatur',
  'feature.repaired.text': 'Zwei Jahre lang kostenlos bei Ihnen zu Hause.',
  'feature.parts': 'Ersatzteile',
  'feature.parts.text': '15 Jahre lang.',
  'services.title': 'Lieferung und Anschluss',
  'services.more': 'Mehr zu Lieferung und Anschluss',
  'services.short':
    'Zwei Personen tragen den Artikel bis in Ihr Zimmer. Die Verpackung nehmen sie mit.',
  'services.choose': 'Service hinzufügen',
  'services.added': '{name} ist dabei.',
  'services.several': 'Mehrere Services sind dabei.',
  'offer.twister_xl': 'Services zu Ihrer Maschine',
  'offer.twister': 'Brauchen Sie Hilfe?',
  'offer.enhancedPPD': 'Wir helfen beim Einstieg',
  'offer.ppdBundle': 'Damit Ihre Bilder klar bleiben',
  'offer.regularPPD': 'Damit Ihr Kaffee gut bleibt',
  'offer.by': 'Anschluss durch {name}',
  'offer.repairs': 'Copper Finch repariert seine Geräte zehn Jahre lang.',
  'offer.packed': 'Spiegel kommen in einer Holzkiste, die wir wieder mitnehmen.',
  'offer.tryOut': 'Bauen Sie es erst im Garten auf. Sie können es 30 Tage lang zurückgeben.',
  'offer.bulb': 'Ist ein Leuchtmittel dabei?',
  'offer.bulb.text': 'Ja. Es hält 15 Jahre, und Sie wechseln es ohne Werkzeug.',
  'services.back': 'Zurück zum Produkt',
}

export const messages: Messages = {
  'dp-offer-features': {
    'features.more': 'Mehr anzeigen',
    'features.less': 'Weniger anzeigen',
    'features.read': 'Mehr',
    'features.readOf': 'Mehr: {name}',
  },
  'dp-service-card': {
    'service.choice': 'Service hinzufügen',
    'service.unavailable': 'Zurzeit nicht verfügbar',
  },
  'dp-service-offer': {
    'service.group': 'Service auswählen',
    'service.none': 'Ohne Service',
    'service.any': 'Mit Service',
    'service.add': 'Dazubestellen',
    'service.mandatory': 'Immer dabei',
    'service.notOffered': 'Bei diesem Angebot nicht verfügbar',
    'service.details': 'Mehr dazu',
    'service.prices': 'Preise',
    'service.before': 'Regulärer Preis:',
    'service.refreshFailed':
      'Das Angebot konnte nicht aktualisiert werden. Bitte versuchen Sie es noch einmal.',
  },
  'dp-service-options': {
    'options.title': 'Services',
    'options.choose': 'Services auswählen',
    'options.noServices': 'Es gibt keine Services.',
    'options.failed': 'Die Services konnten nicht geladen werden.',
    'options.unavailable': 'Zurzeit nicht verfügbar',
    'options.mandatory': 'Bei diesem Produkt enthalten',
  },
  'dp-service-interstitial': {
    'interstitial.title': '{name} dazubestellen?',
    'interstitial.titleAny': 'Diesen Service dazubestellen?',
    'interstitial.continue': 'Dazubestellen',
    'interstitial.skip': 'Nein, danke',
    'interstitial.details': 'Mehr dazu',
    'interstitial.zipLabel': 'Ihre Postleitzahl',
    'interstitial.zipInvalid': 'Geben Sie eine gültige Postleitzahl ein.',
    'interstitial.zipFailed':
      'Wir konnten diese Postleitzahl nicht prüfen. Bitte versuchen Sie es noch einmal.',
    'interstitial.zipUnavailable': 'Für diese Postleitzahl gibt es diesen Service nicht.',
    'interstitial.zipUpdated': 'Das Angebot gilt jetzt für {zip}.',
    'interstitial.merchant': 'Ausgeführt von {merchant}',
    'interstitial.nextPrice': 'Nächstes Angebot: {price}',
    'interstitial.storeAddress': 'Lieferung an das Geschäft: {address}',
  },
  'dp-side-sheet': {
    'sideSheet.title': 'Weitere Informationen',
    'sideSheet.failed':
      'Der Inhalt konnte leider nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
}
