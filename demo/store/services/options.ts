import { and, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Language } from '../../pages/render/preferences.ts'
import { isObject } from '../../../src/rules/is-object.ts'
import { product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { invalidInput } from '../server/problem.ts'

/** More services than any product has. */
const most = 20

function asinsIn(productData: string): readonly string[] {
  const said = parsed(productData)
  const options = isObject(said) && Array.isArray(said['options']) ? said['options'] : null
  if (!options) throw invalidInput('vasProductData', 'Expected JSON with a list of options')
  const asins = options.map(one => (isObject(one) ? one['asin'] : null))
  return asins.filter(asin => typeof asin === 'string').slice(0, most)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the shop says of services, each with a place for its control. '': it offers none of them. */
export async function aboutOptions(
  { orm, words }: Pick<Shop, 'orm' | 'words'>,
  productData: string,
  language: Language,
): Promise<string> {
  const asins = asinsIn(productData)
  if (asins.length === 0) return ''
  const rows = await orm
    .select({ asin: product.asin, bullets: product.bullets })
    .from(product)
    .where(and(inArray(product.asin, [...asins]), eq(product.kind, 'service')))
    .orderBy(product.position)
  const said = await words.products(language, asins)
  const parts = rows.map(
    ({ asin, bullets }) =>
      html`<section>
        <div data-dp-option="${asin}"></div>
        <ul>
          ${(said.get(asin)?.bullets ?? bullets).map(bullet => html`<li>${bullet}</li>`)}
        </ul>
      </section>`,
  )
  return parts.length > 0 ? String(await html`${parts}`) : ''
}
