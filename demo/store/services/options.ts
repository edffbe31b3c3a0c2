import { and, eq, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Language } from '../../pages/render/preferences.ts'
import { product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { invalidInput } from '../server/problem.ts'

/** More services than any product has. */
const most = 20

const said = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ options: v.array(v.object({ asin: v.optional(v.unknown()) })) }),
)

function asinsIn(productData: string): readonly string[] {
  const read = v.safeParse(said, productData)
  if (!read.success) throw invalidInput('vasProductData', 'Expected JSON with a list of options')
  const asins = read.output.options.map(({ asin }) => asin)
  return asins.filter(asin => typeof asin === 'string').slice(0, most)
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
  const worded = await words.products(language, asins)
  const parts = rows.map(
    ({ asin, bullets }) =>
      html`<section>
        <div data-dp-option="${asin}"></div>
        <ul>
          ${(worded.get(asin)?.bullets ?? bullets).map(bullet => html`<li>${bullet}</li>`)}
        </ul>
      </section>`,
  )
  return parts.length > 0 ? String(await html`${parts}`) : ''
}
