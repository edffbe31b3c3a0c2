import { eq } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { texts } from './fragment-texts.ts'
import { productService, type ProductService } from './tables.ts'

function row({ service, price, currency }: ProductService, language: Language) {
  const t = texts[language]
  const [name, about] = t.byName[service]
  const cost = new Intl.NumberFormat(language, { style: 'currency', currency }).format(price / 100)
  return html`<li><b>${name}</b> · ${price === 0 ? t.included : cost}<br />${about}</li>`
}

/** How a product comes and what is done for it, as HTML. null: the shop does nothing beside bringing it. */
export async function aboutServices(
  orm: Orm,
  asin: string,
  language: Language,
): Promise<string | null> {
  const offered = await orm
    .select()
    .from(productService)
    .where(eq(productService.asin, asin))
    .orderBy(productService.position)
  if (offered.length === 0) return null
  const t = texts[language]
  const fragment = html`<h3>${t.services}</h3>
    <ul>
      ${offered.map(one => row(one, language))}
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
