import type { PageData } from '../data.ts'
import { rememberedPreferences } from '../render/preferences.ts'
import { renderPart } from '../render/render.ts'
import { spokenTo, visitIn } from '../render/request.ts'
import { sold } from './product.ts'

interface Asked {
  asin: string
  /** '': of the first offer. */
  merchantId: string
  /** Quantities are chosen from a list alone. */
  listedQuantities: boolean
}

/** Who asks, and when. */
interface Asker {
  cookie: string
  sessionId: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * The parts of a product's page that depend on the merchant, marked as in the page, with the offer that they show
 * (section-refresh). null: there is no such product, or the merchant does not sell it.
 */
export async function sectionsOf(
  { asin, merchantId, listedQuantities }: Asked,
  { cookie, now, sessionId }: Asker,
  data: PageData,
): Promise<string | null> {
  const asked = {
    path: `/dp/${asin}`,
    params: { asin },
    query: merchantId ? { m: merchantId } : {},
    preferences: rememberedPreferences(cookie),
    now,
  }
  const visit = await visitIn(sessionId, asked, data)
  const model = await sold(visit, spokenTo(visit, data))
  if (!model?.offer || (merchantId && model.offer.merchantId !== merchantId)) return null
  const { offerListingId, merchantId: by } = model.offer
  const state = { merchantId: by, offerListingId }
  return renderPart('shop/sections', { ...model, listedQuantities, state }, visit)
}
