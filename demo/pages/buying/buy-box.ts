import type { PageData } from '../data.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from '../shop/data.ts'

const inviteVariants = ['request-invite', 'invite-button', 'notify-details']

/** Their buy box adds them in place, as it does fresh items. */
const addedInPlace = new Set(['B0WASHER01'])

const variantOf = ({ asin, kind }: ProductPage, offer: Offer | undefined) =>
  kind === 'fresh' || addedInPlace.has(asin)
    ? 'fresh'
    : offer?.condition === 'used'
      ? 'used'
      : 'regular'

const invitation = async (product: ProductPage, visit: Visit, data: PageData) => ({
  variant: inviteVariants.find(name => name === visit.query['variant']) ?? 'request-invite',
  token: await data.inviteToken(visit.sessionId, product.asin),
})

/** The right column of a product page: which elements stand in it and what they are told. */
export async function buyBoxPieces(of: ProductVisit): Promise<Piece[]> {
  const { product, offer, others, deal, sells, visit, data } = of
  const box = {
    variant: variantOf(product, offer),
    sells,
    /** The page asks for the shopper's machine, so the box says whether the part fits it. */
    isPart: !!(await data.parts?.facts(product.asin)),
    invited: product.byInvitation ? await invitation(product, visit, data) : null,
    /** The buy box's own drop-down, starting blank, in place of the page's. */
    blank: visit.query['quantity'] === 'blank',
  }
  const rest = { others, explains: deal !== null }
  return [
    { slot: 'buyBox', template: 'buying/buy-box', model: box },
    ...(others.length > 0
      ? [{ slot: 'offers', template: 'buying/other-offers', model: rest } as const]
      : []),
  ]
}
