import { eq, type SQL } from 'drizzle-orm'
import type { Money } from '../../../src/contract/schema.ts'
import { instalmentsOf } from '../../prices.ts'
import type { ExtrasData, PaymentOption, Plan, Sample } from '../../pages/extras/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import { imageUrl } from '../products/images.ts'
import { titlesIn } from '../products/in-language.ts'
import { offer, product } from '../products/tables.ts'
import type { Words } from '../server/words.ts'
import { paymentOption, plan, sample, type PaymentOptionRow } from './tables.ts'

/** The plans for a product, in the order of the shop, at the prices of now. */
export async function plansOf(orm: Orm, asin: string): Promise<Plan[]> {
  const rows = await orm
    .select({ plan, product, offer })
    .from(plan)
    .innerJoin(offer, eq(offer.id, plan.offerListingId))
    .innerJoin(product, eq(product.asin, plan.planAsin))
    .where(eq(plan.asin, asin))
    .orderBy(plan.position)
  return rows.map(({ plan: { shortTitle, monthly, terms }, product: said, offer: sold }) => ({
    asin: said.asin,
    offerListingId: sold.id,
    title: said.title,
    shortTitle,
    price: { amount: sold.price, currency: sold.currency },
    monthly,
    imageUrl: imageUrl(said.picture),
    bullets: said.bullets,
    description: said.description,
    terms,
  }))
}

/** The samples that go with a product, in the order of the shop. */
export const samplesOf = async (orm: Orm, asin: string): Promise<Sample[]> => {
  const rows = await orm
    .select({ sample, title: product.title, picture: product.picture })
    .from(sample)
    .innerJoin(product, eq(product.asin, sample.sampleAsin))
    .where(eq(sample.asin, asin))
    .orderBy(sample.position)
  return rows.map(({ sample: { sampleAsin, offerListingId }, title, picture }) => ({
    asin: sampleAsin,
    offerListingId,
    title,
    imageUrl: imageUrl(picture),
  }))
}

export const atOnce = 'oneTimePayment'

export const optionRows = (orm: Orm, which: SQL | undefined): Promise<PaymentOptionRow[]> =>
  orm.select().from(paymentOption).where(which).orderBy(paymentOption.position)

/** The ways to pay for a product at this price, the first of them at once; none where there is no other. */
export async function paymentOptionsOf(
  orm: Orm,
  asin: string,
  price: Money,
): Promise<PaymentOption[]> {
  const rows = await optionRows(orm, eq(paymentOption.asin, asin))
  return rows.map(({ id, termCount, interest, card, maxQuantity }) => ({
    optionId: id,
    termCount,
    instalments: instalmentsOf(price, { termCount, interest }),
    interestPercent: interest / 100,
    ...(card === null ? {} : { card }),
    ...(maxQuantity === null ? {} : { maxQuantity }),
  }))
}

export const extrasData = (orm: Orm): ExtrasData => ({
  plans: asin => plansOf(orm, asin),
  paymentOptions: (asin, price) => paymentOptionsOf(orm, asin, price),
  samples: asin => samplesOf(orm, asin),
})

/** The same in the visitor's language, as far as the store has words. */
export function extrasDataIn(
  data: ExtrasData,
  words: Words,
  language: Language,
): Partial<ExtrasData> {
  const name = (english: string) => words.name(language, english)
  return {
    paymentOptions: async (...asked) =>
      (await data.paymentOptions(...asked)).map(({ card, ...one }) => ({
        ...one,
        ...(card === undefined ? {} : { card: name(card) }),
      })),
    samples: async asin => titlesIn(words, language, await data.samples(asin)),
    async plans(asin) {
      const plans = await data.plans(asin)
      const said = await words.products(
        language,
        plans.map(one => one.asin),
      )
      return plans.map(one => ({
        ...one,
        ...said.get(one.asin),
        shortTitle: name(one.shortTitle),
        terms: one.terms.map(name),
      }))
    },
  }
}
