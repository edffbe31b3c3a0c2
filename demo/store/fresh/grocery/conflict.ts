import { html } from 'hono/html'
import type { ConflictReason } from '../../../../src/contract/fresh/grocery-add.ts'
import type { Language } from '../../../pages/render/preferences.ts'
import { unitsHeld } from '../../buying/index.ts'
import { titlesIn } from '../../products/in-language.ts'
import { offersOf } from '../../products/page-data.ts'
import type { OfferRow } from '../../products/tables.ts'
import type { Shop } from '../../server/family.ts'
import { mostUnits } from './add.ts'
import { sayIn, type GroceryText } from './texts.ts'

/** HTML that says why an item is not in the cart, or not all of it, and what the shopper can do (GRO-021). */

export interface Conflict {
  asin: string
  /** What the page calls it: of a product that the shop no longer has. */
  title: string
  offerListingId: string
  reason: ConflictReason
  added: number
  requested: number
  sessionId: string
  language: Language
}

interface Known extends Conflict {
  offer: OfferRow | undefined
  held: number
}

/** The words for a conflict: a title of this name with `Title` after it, and the text. */
function subjectOf({ added, held, offer, reason, requested }: Known) {
  if (reason === 'PRICE_UNAVAILABLE') return 'price'
  if (reason === 'QUANTITY_OVERFLOW') return 'many'
  if (added > 0) return 'few'
  if (reason.endsWith('_FOR_RESERVATION')) return 'time'
  if (!offer) return 'ended'
  const { moq, stock } = offer
  if (stock > 0 && held >= stock) return 'allHeld'
  if (moq && stock >= moq && held + requested < moq) return 'minimum'
  // The page has no answer of the store, or the shop has got more since.
  return stock >= Math.max(held + 1, moq ?? 1) ? 'again' : 'gone'
}

const priceIn = (language: Language, { currency, price }: OfferRow) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(price / 100)

export async function conflictHtml(
  { orm, words }: Pick<Shop, 'orm' | 'words'>,
  conflict: Conflict,
): Promise<string> {
  const { added, asin, language, offerListingId, requested, sessionId } = conflict
  const offers = await offersOf(orm, asin)
  const offer = offers.find(one => one.offer.id === offerListingId)?.offer
  const product = offers[0]?.product
  const known = { asin, title: product?.title ?? conflict.title }
  const [{ title } = known] = await titlesIn(words, language, [known])
  const held = offer ? await unitsHeld(orm, sessionId, offer.id) : 0
  const subject = subjectOf({ ...conflict, offer, held })
  const seller = offer?.sellerName ?? ''
  const values = { added, held, moq: offer?.moq ?? 1, most: mostUnits, requested, seller, title }
  const say = (text: GroceryText) => sayIn(language, text, values)
  const isElsewhere = ['few', 'allHeld', 'gone', 'ended', 'price'].includes(subject)
  const others = offers.filter(one => isElsewhere && one.offer !== offer && one.offer.stock > 0)
  return String(
    await html`<h3>${say(`${subject}Title`)}</h3>
      <p>${say(subject)}</p>
      ${
        others.length > 0
          ? html`<p>${say('others')}</p>
              <ul>
                ${others.map(
                  ({ offer: other }) =>
                    html`<li>
                      <a href="/dp/${asin}?offer=${encodeURIComponent(other.id)}"
                        >${sayIn(language, 'offer', { seller: other.sellerName, price: priceIn(language, other) })}</a
                      >
                    </li>`,
                )}
              </ul>`
          : ''
      }
      <footer>
        ${subject === 'time' ? html`<a href="/fresh">${say('timeLink')}</a>` : ''}
        ${held > 0 ? html`<a href="/cart">${say('cart')}</a>` : ''}
        <button type="button" data-dp-action="close">${say('close')}</button>
      </footer>`,
  )
}
