import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'deals.title': 'Blitzangebote von heute',
  'deals.ends': 'Bis {time}',
  'deals.starts': 'Beginnt um {time}',
  'deal.title': 'Blitzangebot',
  'deal.noScript': 'Ein Blitzangebot wird sofort gesichert; dafür müssen Skripte erlaubt sein.',
}

export const messages: Messages = {
  'dp-deal-box': {
    'deal.header.available': 'Angebot auf Zeit',
    'deal.header.upcoming': 'Angebot beginnt bald',
    'deal.starts': 'Beginnt in {time}',
    'deal.ends': 'Endet in {time}',
    'deal.addToCart': 'Angebot in den Warenkorb',
    'deal.processing': 'Einen Moment …',
    'deal.inCart': 'In Ihrem Warenkorb. Reserviert für {mm}:{ss}',
    'deal.pendingAddToCart': 'Wir legen dieses Angebot in Ihren Warenkorb.',
    'deal.waitlistFull': 'Alles ist vergeben und die Warteliste ist voll.',
    'deal.unavailable': 'Dieses Angebot gibt es nicht mehr.',
    'deal.claimed': 'Sie haben sich dieses Angebot gesichert.',
    'deal.earlyAccess': 'Mitglieder zuerst. Für alle geöffnet in {time}.',
    'deal.earlyAccessMember': 'Sie haben frühen Zugang zu diesem Angebot.',
    'deal.primeOnly': 'Dieses Angebot ist nur für Mitglieder.',
    'deal.quantityLimit': 'Mehr davon geht bei diesem Angebot nicht.',
    'deal.redemptionFailed': 'Das Angebot kam nicht in Ihren Warenkorb.',
    'deal.percentClaimed': '{percent} % vergeben',
    'deal.notUpdated': 'Dieses Angebot ließ sich nicht aktualisieren.',
    'deal.join': 'Mitglied werden',
    'deal.appDownload': 'App laden',
    'deal.appOnly': 'Dieses Angebot gibt es nur in der App. Mehr dazu',
  },
}
