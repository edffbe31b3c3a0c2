import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'climate.badge': 'Fürs Klima zertifiziert',
  'climate.title': 'Zertifikate fürs Klima',
  'climate.back': 'Zurück zum Produkt',
}

export const messages: Messages = {
  'dp-climate-badge': {
    'climate.badge': 'Fürs Klima zertifiziert',
    'climate.title': 'Über dieses Zertifikat',
    'climate.back': 'Zurück',
    'climate.failed': 'Diese Informationen konnten nicht geladen werden.',
  },
}
