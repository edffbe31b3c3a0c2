import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'bundles.add': 'Auswahl in den Warenkorb',
  'beautyBundle.title': 'Passt gut zusammen',
  'smartHome.title': 'Passt zu diesem Lautsprecher',
  'smartHome.none': 'Bitte Artikel auswählen',
  'smartHome.one': '1 Artikel in den Warenkorb',
  'smartHome.many': '{count} Artikel in den Warenkorb',
}

export const messages: Messages = {
  'dp-beauty-bundle': {
    'beauty.title': 'Passt gut zusammen',
    'beauty.toggleVertical': 'Details zeigen',
    'beauty.toggleHorizontal': 'Weniger zeigen',
    'beauty.price.one': 'Preis:',
    'beauty.price.both': 'Preis für beide:',
    'beauty.price.many': 'Preis für alle {count}:',
    'beauty.add.one': 'In den Warenkorb',
    'beauty.add.both': 'Beide in den Warenkorb',
    'beauty.add.many': 'Alle {count} in den Warenkorb',
    'beauty.none': 'Bitte mindestens einen Artikel wählen',
    'beauty.error':
      'Diese Artikel ließen sich nicht hinzufügen. Bitte versuchen Sie es noch einmal.',
    'beauty.refused':
      'Nicht alle diese Artikel sind gerade zu haben. Bitte wählen Sie andere, und versuchen Sie es noch einmal.',
  },
  'dp-smart-home-bundle': {
    'smartHome.total': 'Summe: {price}',
    'smartHome.failed':
      'Diese Artikel ließen sich nicht hinzufügen. Bitte versuchen Sie es noch einmal.',
    'smartHome.refused':
      'Einige dieser Artikel sind gerade nicht zu haben. Bitte wählen Sie diese ab, und versuchen Sie es noch einmal.',
  },
}
