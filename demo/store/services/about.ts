import { eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import type { Service } from '../../pages/services/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import type { Shop } from '../server/family.ts'
import { texts } from './fragment-texts.ts'
import { servicesIn, servicesOf } from './offers.ts'
import { productService, type ProductService } from './tables.ts'

const costOf = (amount: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)

function inDelivery({ service, price, currency }: ProductService, language: Language) {
  const t = texts[language]
  const [name, about] = t.byName[service]
  const cost = price === 0 ? t.included : costOf(price, currency, language)
  return html`<li><b>${name}</b> · ${cost}<br />${about}</li>`
}

function ordered({ shortTitle, bullets, offer }: Service, language: Language) {
  const cost = offer && costOf(offer.price.amount, offer.price.currency, language)
  return html`<li>
    <b>${shortTitle}</b>${cost && ` · ${texts[language].from(cost)}`}<br />${bullets.join(' ')}
  </li>`
}

const deliveredWith = (orm: Orm, asin: string) =>
  orm
    .select()
    .from(productService)
    .where(eq(productService.asin, asin))
    .orderBy(productService.position)

/** How a product comes and what is done for it, as HTML. null: the shop does nothing beside bringing it. */
export async function aboutServices(
  { orm, words }: Pick<Shop, 'orm' | 'words'>,
  asin: string,
  language: Language,
): Promise<string | null> {
  const offered = await deliveredWith(orm, asin)
  const services = await servicesIn(words, language, await servicesOf(orm, asin))
  if (offered.length + services.length === 0) return null
  const t = texts[language]
  const fragment = html`<h3>${t.services}</h3>
    <ul>
      ${offered.map(one => inDelivery(one, language))}
      ${services.map(one => ordered(one, language))}
    </ul>
    <h3>${t.day}</h3>
    <ol>
      ${t.steps.map(step => html`<li>${step}</li>`)}
    </ol>
    <h3>${t.ready}</h3>
    <ul>
      ${t.things.map(thing => html`<li>${thing}</li>`)}
    </ul>`
  return String(await fragment)
}

/** The same for a sheet, which it can close. */
export const sheetAboutServices = async (about: string, language: Language): Promise<string> =>
  String(
    await html`${raw(about)}
      <p><button type="button" data-dp-action="close">${texts[language].back}</button></p>`,
  )
