import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'deals.title': 'Blitzangebote von heute',
  'deals.ends': 'Endet um {time} Uhr',
  'deals.starts': 'Beginnt um {time} Uhr',
  'deal.title': 'Blitzangebot',
  'deal.noScript': 'Um dieses Angebot zu sichern, erlauben Sie bitte JavaScript in Ihrem Browser.',
}

export const messages: Messages = {
  'dp-deal-box': {
    'deal.header.available': 'Angebot auf Zeit',
    'deal.header.upcoming': 'Angebot beginnt bald',
    'deal.starts': 'Beginnt in {time}',
    'deal.ends': 'Endet in {time}',
    'deal.addToCart': 'Angebot in den Warenkorb',
    'deal.processing': 'Einen Moment …',
    'deal.inCart': 'In Ihrem Warenkorb. Noch {mm}:{ss} Min. reserviert',
    'deal.pendingAddToCart': 'Wir legen dieses Angebot in Ihren Warenkorb.',
    'deal.waitlistFull': 'Alle Angebote sind vergeben, und die Warteliste ist voll.',
    'deal.unavailable': 'Dieses Angebot gibt es nicht mehr.',
    'deal.claimed': 'Sie haben sich dieses Angebot gesichert.',
    'deal.earlyAccess': 'Mitglieder kaufen zuerst. Für alle beginnt das Angebot in {time}.',
    'deal.earlyAccessMember': 'Sie haben frühen Zugang zu diesem Angebot.',
    'deal.primeOnly': 'Dieses Angebot ist nur für Mitglieder.',
    'deal.quantityLimit': 'Sie haben die Höchstmenge für dieses Angebot erreicht.',
    'deal.redemptionFailed': 'Das Angebot konnte nicht in den Warenkorb gelegt werden.',
    'deal.regularPrice': 'Normalpreis:',
    'deal.percentClaimed': '{percent} % vergeben',
    'deal.notUpdated': 'Dieses Angebot konnte nicht aktualisiert werden.',
    'deal.join': 'Mitglied werden',
    'deal.appDownload': 'App laden',
    'deal.appOnly': 'Dieses Angebot gibt es nur in der App. Mehr dazu',
  },
}
