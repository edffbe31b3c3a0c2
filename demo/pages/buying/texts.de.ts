import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'buyBox.title': 'Diesen Artikel kaufen',
  'buyBox.inStock': 'Auf Lager',
  'buyBox.few': 'Nur noch {stock} da',
  'buyBox.soldOut': 'Derzeit nicht verfügbar.',
  'buyBox.onlyWith':
    'Das gibt es nicht einzeln. Sie können es zu einem passenden Produkt dazunehmen.',
  'buyBox.moq': 'Mindestmenge: {moq} Stück',
  'buyBox.giftWrap': 'Als Geschenk verpacken',
  'buyBox.buyNow': 'Jetzt kaufen',
  'buyBox.seller': 'Verkauf durch',
  'buyBox.returns.text': 'Innerhalb von 30 Tagen',
  'buyBox.payment': 'Zahlung',
  'buyBox.payment.text': 'Sicher zur Kasse',
  'offers.title': 'Weitere Angebote',
  'offers.explain': 'Vergleichen',
  'offers.explain.normal': 'Zum regulären Preis können Sie jederzeit kaufen.',
  'offers.explain.deal':
    'Blitzangebote gibt es nur in begrenzter Menge und für kurze Zeit. Sichern Sie sich eines, reservieren wir es 15 Minuten für Sie.',
  'condition.new': 'Neu',
  'condition.used': 'Gebraucht',
  'condition.renewed': 'Generalüberholt',
  'condition.tier.1': 'Generalüberholt, Zustand hervorragend',
  'condition.tier.2': 'Generalüberholt, Zustand sehr gut',
  'condition.tier.3': 'Generalüberholt, Zustand gut',
  'condition.tier.4': 'Generalüberholt, Zustand akzeptabel',
  'condition.explained':
    'Wir prüfen jeden gebrauchten Artikel von Hand. Er funktioniert; Gebrauchsspuren stehen im Angebot.',
  'invite.text':
    'Wir haben nicht genug für alle. Fragen Sie eine Einladung an. Wir losen jeden Tag aus.',
  'invite.notify':
    'Im Moment reicht es nicht für alle. Wir schreiben Ihnen, sobald Sie bestellen können.',
  'invite.notify.done': 'Sie stehen auf der Liste',
  'invite.signIn': 'Anmelden und Einladung anfragen',
  'invite.learn': 'Mehr über Einladungen',
  'invite.how': 'So funktionieren Einladungen',
  'cart.free': 'Gratis',
  'cart.alone': 'Das Produkt, zu dem das gehört, liegt nicht mehr in Ihrem Warenkorb.',
  'cart.each': 'je Stück',
  'cart.update': 'Ändern',
  'cart.remove': 'Entfernen',
  'cart.checkout': 'Zur Kasse',
  'cart.giftWrap': 'Als Geschenk verpackt',
  'cart.reserved': 'Angebot noch {minutes} Min. reserviert',
  'cart.reservedFor': 'Angebot noch {time} Min. reserviert',
  'cart.reservationOver': 'Die Reservierung ist abgelaufen',
  'cart.empty': 'Ihr Warenkorb ist leer',
  'cart.empty.text': 'Finden Sie etwas, das lange hält.',
  'cart.empty.action': 'Einkauf beginnen',
  'cart.error':
    'Das hat nicht geklappt. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es noch einmal.',
  'cart.error.NOT_SOLD_ALONE':
    'Das gibt es nicht einzeln. Bitte nehmen Sie es zu einem passenden Produkt dazu.',
  'cart.error.NO_PARENT':
    'Das Produkt dazu liegt nicht im Warenkorb. Bitte legen Sie beides zusammen hinein.',
  'cart.error.UNKNOWN_ADD_ON': 'Das gibt es zu diesem Produkt nicht. Bitte wählen Sie neu.',
  'cart.error.TOO_MANY_ADD_ONS': 'Davon gibt es höchstens eines je Produkt.',
  'cart.error.INVALID_EXTRA':
    'Wir konnten nicht lesen, was Sie zum Produkt gewählt haben. Bitte wählen Sie neu.',
  'cart.error.OUT_OF_STOCK': 'So viele haben wir nicht. Bitte wählen Sie eine kleinere Menge.',
  'cart.error.MINIMUM_ORDER': 'Dieser Artikel hat eine Mindestmenge. Bitte wählen Sie mehr.',
  'cart.error.CART_FULL': 'Ihr Warenkorb ist voll. Gehen Sie zur Kasse, oder entfernen Sie etwas.',
  'cart.error.DEAL_QUANTITY_FIXED': 'Die Menge eines gesicherten Angebots lässt sich nicht ändern.',
  'cart.error.INVALID_INPUT': 'Bitte wählen Sie eine Menge von 1 bis 999.',
}

export const messages: Messages = {
  'dp-quantity-selector': {
    'quantity.choose': 'Menge wählen',
    'quantity.link': 'Menge: {quantity}',
    'quantity.change': 'Ändern',
    'quantity.cancel': 'Abbrechen',
    'quantity.increase': 'Menge erhöhen',
    'quantity.decrease': 'Menge verringern',
    'quantity.remove': 'Entfernen',
    'quantity.invalid': 'Geben Sie eine Menge von {min} bis {max} ein.',
    'quantity.steps': 'Geben Sie eine Menge von {min} bis {max} ein, in Schritten von {step}.',
    'quantity.updated': 'Die Menge ist jetzt {quantity}.',
    'quantity.failed':
      'Die Menge konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
  'dp-buy-box': {
    'buyBox.locked': 'Mindestmenge: {min}',
    'buyBox.choose': 'Auswählen',
    'buyBox.take': 'Menge auf {min} ändern',
    'buyBox.checkFit': 'Prüfen Sie, ob es zu Ihrem Gerät passt.',
    'buyBox.fits': 'Passt zu Ihrem {model}.',
    'buyBox.notFits': 'Passt nicht zu Ihrem {model}.',
    'buyBox.deliverTo': 'Lieferung an {addressLabel}',
    'buyBox.conditionLink': 'Was bedeutet {condition}?',
    'buyBox.freshError': 'Der Artikel konnte nicht in den Warenkorb gelegt werden.',
    'oneClick.locked': 'Ihre Bestellung wird gesendet.',
    'giftWrap.label': 'Als Geschenk verpacken',
    'moq.title': 'Menge wählen',
    'moq.body':
      'Für diesen Artikel gilt eine Mindestmenge von {min}. Bitte wählen Sie zuerst eine Menge.',
    'moq.close': 'OK',
  },
  'dp-action-panel': {
    'actionPanel.title': 'Kaufmöglichkeiten',
  },
  'dp-invite-button': {
    'invite.button.request': 'Einladung anfragen',
    'invite.button.notify': 'Benachrichtigen',
    'invite.requesting': 'Wird angefragt …',
    'invite.requested': 'Einladung angefragt',
    'invite.sent': 'Wenn Sie ausgelost werden, schicken wir Ihnen eine Einladung.',
    'invite.willNotify': 'Wir sagen Ihnen Bescheid, sobald Sie bestellen können.',
    'invite.failed': 'Ihre Anfrage konnte nicht gesendet werden.',
  },
}
