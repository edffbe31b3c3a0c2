import { quantityOptions } from './quantity.ts'
import type { Offer, PageData, ProductPage } from './page-data.ts'
import type { Visit } from './visit.ts'

const inviteVariants = ['request-invite', 'invite-button', 'notify-details']

const variantOf = ({ kind }: ProductPage, offer: Offer | undefined) =>
  kind === 'fresh' ? 'fresh' : offer?.condition === 'used' ? 'used' : 'regular'

const invitation = async (product: ProductPage, visit: Visit, data: PageData) => ({
  variant: inviteVariants.find(name => name === visit.query['variant']) ?? 'request-invite',
  token: await data.inviteToken(visit.sessionId, product.asin),
})

/** Percent saved against the list price, null where nothing is. */
function saving({ price, listPrice }: Pick<Offer, 'price' | 'listPrice'>): number | null {
  if (!listPrice || listPrice.amount <= price.amount) return null
  return Math.round((1 - price.amount / listPrice.amount) * 100)
}

/** The right column of a product page: which elements stand in it and what they are told. */
export async function buyBox(
  product: ProductPage,
  offer: Offer | undefined,
  visit: Visit,
  data: PageData,
) {
  const isNew = offer?.condition !== 'used'
  const invited = product.byInvitation ? await invitation(product, visit, data) : null
  const deal = isNew && product.deal && product.deal.endTime > visit.now ? product.deal : null
  const others = product.offers.filter(other => other !== offer)
  const sells = !invited && offer !== undefined && offer.stock > 0
  const blank = visit.query['quantity'] === 'blank'
  return {
    variant: variantOf(product, offer),
    sells,
    invited,
    deal,
    others,
    /** Where a deal competes with other offers it is one row among them. */
    dealLayout: others.length > 0 ? 'accordion' : 'single',
    explainsOptions: deal !== null && others.length > 0,
    saving: offer ? saving(offer) : null,
    /** The buy box's own drop-down, starting blank, in place of the page's. */
    blank,
    quantities: offer ? quantityOptions(offer) : [],
    tags: [
      ...(sells ? ['dp-buy-box'] : []),
      ...(sells && !blank ? ['dp-quantity-selector'] : []),
      ...(deal ? ['dp-deal-box'] : []),
      ...(deal && others.length > 0 ? ['dp-action-panel'] : []),
      ...(invited ? ['dp-invite-button'] : []),
    ],
  }
}
