import type { Language } from '../render/preferences.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import { tiersAr } from './tiers.ar.ts'
import { tiersDe } from './tiers.de.ts'
import { tiersEn, type TierWords } from './tiers.en.ts'

const words: Readonly<Record<Language, readonly TierWords[]>> = {
  en: tiersEn,
  de: tiersDe,
  ar: tiersAr,
}

const html = ({ lead, points }: TierWords): string =>
  `<p>${lead}</p><ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>`

/** A renewed offer: what its condition means, and the facts of its buy box. */
export async function renewedPieces({ offer, visit }: ProductVisit): Promise<Piece[]> {
  if (offer?.condition !== 'renewed' || !offer.tier) return []
  const tiers = words[visit.preferences.language].map(tier => ({
    title: tier.title,
    contentHtml: html(tier),
  }))
  const own = tiers[offer.tier - 1]
  const model = {
    tier: offer.tier,
    own,
    state: { tiers: Object.fromEntries(tiers.map((tier, at) => [at + 1, tier])) },
  }
  return [
    { slot: 'condition', template: 'renewed/condition', model },
    { slot: 'offerFacts', template: 'renewed/facts' },
  ]
}
