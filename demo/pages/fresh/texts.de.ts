import type { Messages } from '../render/messages.ts'

/** What the shop says about groceries. */
export const texts = {
  'fresh.title': 'Frische Lebensmittel',
  'fresh.text':
    'Frisch aus der Markthalle. In der Nähe am selben Tag geliefert, sonst am nächsten.',
  'fresh.stores': 'Märkte',
  'fresh.slot': 'Lieferzeit',
  'fresh.slot.reserve': 'Reservieren',
  'fresh.slot.yours': 'Ihre Lieferzeit:',
  'fresh.slot.cancel': 'Lieferzeit freigeben',
  'fresh.slot.gone': 'Diese Lieferzeit ist vergeben. Bitte wählen Sie eine andere.',
  'fresh.order.title': 'Zur Bestellung hinzufügen',
  'fresh.order.to': 'Was Sie hier wählen, kommt zu Ihrer Bestellung',
  'fresh.order.until': 'Hinzufügen können Sie bis {time}.',
  'fresh.order.items': 'Artikel in der Bestellung: {count}. Summe:',
  'fresh.order.see': 'Bestellung ansehen',
  'fresh.order.leave': 'Stattdessen für den Warenkorb einkaufen',
  'fresh.order.add': 'Zur Bestellung',
  'fresh.order.added': 'Zu Ihrer Bestellung hinzugefügt',
  'fresh.order.open': 'Zur Bestellung {id} kann noch etwas hinzukommen, bis {time}.',
  'fresh.order.action': 'Zu dieser Bestellung hinzufügen',
  'fresh.order.error':
    'Das hat nicht geklappt. Ihre Bestellung ist, wie sie war. Bitte versuchen Sie es noch einmal.',
  'fresh.order.error.ITEM_NOT_AVAILABLE': 'Dieser Artikel ist heute ausverkauft.',
  'fresh.order.error.ITEM_PARTIALLY_AVAILABLE':
    'So viele haben wir nicht. Bitte wählen Sie weniger.',
  'fresh.order.error.QUANTITY_OVERFLOW':
    'In eine Bestellung passen höchstens 999 von einem Artikel.',
  'fresh.order.error.ITEM_NOT_AVAILABLE_FOR_RESERVATION':
    'Ihre Bestellung wird schon gepackt, darum kommt nichts mehr hinzu. Was Sie jetzt wählen, kommt in den Warenkorb.',
  'substitute.title': 'Nicht mit dieser Lieferung',
  'substitute.text':
    'Diese Artikel in Ihrem Warenkorb kommen nicht mit dieser Lieferung. Nehmen Sie sie heraus, oder lassen Sie den Warenkorb, wie er ist.',
  'substitute.remove': 'Herausnehmen',
  'substitute.keep': 'Warenkorb behalten',
  'substitute.none': 'Alles in Ihrem Warenkorb kommt mit dieser Lieferung.',
  'substitute.gone': 'Diese Lieferung gibt es nicht mehr.',
  'substitute.back': 'Zurück zu den Lebensmitteln',
  'groceryAdd.coupon': 'Sparen Sie {percent} mit diesem Coupon',
  'groceryAdd.coupon.clipped': 'Coupon eingelöst: {percent} weniger im Warenkorb',
  'groceryAdd.list': 'Auf die Einkaufsliste',
  'groceryAdd.others': 'Andere Händler',
  'groceryLists.title': 'Lebensmittel und Listen',
  'groceryLists.remove': 'Entfernen',
  'shoppingList.title': 'Einkaufsliste',
  'shoppingList.text':
    'Was Sie beim nächsten Mal kaufen möchten. Es bleibt hier, bis Sie es entfernen.',
  'shoppingList.none': 'Ihre Einkaufsliste ist leer',
  'shoppingList.none.text': 'Merken Sie sich hier, was Sie beim nächsten Mal kaufen möchten.',
  'shoppingList.none.action': 'Lebensmittel ansehen',
  'assistantList.title': 'Liste der Sprachassistentin',
  'assistantList.text': 'Ihre Sprachassistentin liest Ihnen diese Liste vor.',
  'assistantList.none': 'Auf dieser Liste steht nichts',
  'assistantList.none.text':
    'Fügen Sie einen Artikel auf seiner Seite hinzu, und Ihre Sprachassistentin weiß davon.',
  'assistantList.stranger': 'Melden Sie sich an, um diese Liste zu sehen',
  'assistantList.stranger.text': 'Ihre Sprachassistentin führt die Liste für Sie allein.',
  'assistantList.stranger.action': 'Anmelden',
  'assistantList.since': 'Hinzugefügt am {date}',
  'cart.error.ITEM_PARTIALLY_AVAILABLE':
    'So viele hat der Händler nicht. Was noch da ist, liegt in Ihrem Warenkorb.',
  'cart.error.ITEM_NOT_AVAILABLE_FOR_RESERVATION':
    'Dieser Artikel kommt nicht zu Ihrer Lieferzeit. Bitte wählen Sie zuerst eine andere.',
  'cart.error.PRICE_UNAVAILABLE':
    'Dieser Artikel hat im Moment keinen Preis. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'cart.error.QUANTITY_OVERFLOW': 'Mehr von diesem Artikel passt nicht in Ihren Warenkorb.',
}

export const messages: Messages = {
  'dp-fresh-cart': {
    'fresh.fallback.cart.header': 'Der Artikel wurde nicht in den Warenkorb gelegt',
    'fresh.fallback.cart.text':
      'Leider ist ein Fehler aufgetreten, und der Artikel wurde nicht in Ihren Warenkorb gelegt. Bitte versuchen Sie es noch einmal.',
    'fresh.fallback.order.header': 'Der Artikel wurde nicht zur Bestellung hinzugefügt',
    'fresh.fallback.order.text':
      'Leider ist ein Fehler aufgetreten, und der Artikel wurde nicht zu Ihrer Bestellung hinzugefügt. Bitte versuchen Sie es noch einmal.',
    'fresh.fallback.ok': 'OK',
    'fresh.addOrder': 'Zur Bestellung hinzufügen',
    'fresh.addAll': 'Alles in den Warenkorb',
    'fresh.addedOrder': 'Zur Bestellung hinzugefügt.',
    'fresh.redirecting': 'Gleich sehen Sie Ihre Bestellung.',
    'fresh.redirectNow': 'Sofort ansehen',
    'fresh.conflictTitle': 'Ihr Warenkorb',
    'fresh.conflictError':
      'Ihr Warenkorb konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    'fresh.addressFailed': 'Die Lieferadresse konnte nicht geändert werden.',
  },
  'dp-grocery-add': {
    'grocery.quantity.choose': 'Menge wählen',
    'grocery.quantity.more': '{highest}+',
    'grocery.quantity.min': 'Geben Sie eine ganze Zahl ab 1 ein.',
    'grocery.quantity.max': 'Geben Sie eine Zahl bis 999 ein.',
    'grocery.conflict.title': 'Prüfen Sie Ihren Warenkorb',
    'grocery.conflict.failed': 'Dieser Artikel konnte nicht hinzugefügt werden.',
    'grocery.failed':
      'Dieser Artikel konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    'grocery.address':
      'Wählen Sie eine Lieferadresse und fügen Sie den Artikel dann noch einmal hinzu.',
    'grocery.list.title': 'Einkaufsliste',
    'grocery.list.add': 'Auf die Einkaufsliste',
    'grocery.list.added': 'Steht auf Ihrer Liste',
    'grocery.list.already': 'Dieser Artikel steht schon auf Ihrer Liste.',
    'grocery.list.error':
      'Ihre Liste ist gerade nicht erreichbar. Versuchen Sie es später noch einmal.',
    'grocery.assistant.add': 'Auf die Liste des Sprachassistenten',
    'grocery.assistant.added': 'Hinzugefügt',
    'grocery.assistant.error':
      'Der Artikel konnte nicht auf die Liste des Sprachassistenten gesetzt werden. Versuchen Sie es noch einmal.',
    'grocery.coupon.unclipped': 'Gutschein verfügbar',
    'grocery.coupon.clipped': 'Gutschein eingelöst',
    'grocery.offers.title': 'Andere Verkäufer',
    'grocery.offers.page': 'Angebote {from} bis {to} von {total}',
    'grocery.offers.previous': 'Vorige Angebote',
    'grocery.offers.next': 'Weitere Angebote',
  },
  'dp-store-intro': {
    'storeIntro.title': 'Über diesen Markt',
    'storeIntro.storefront': 'Zum Markt',
  },
}
