import { html } from 'hono/html'
import { and, eq } from 'drizzle-orm'
import type { Money } from '../../../src/contract/schema.ts'
import type { PaymentOption } from '../../pages/extras/data.ts'
import type { Language } from '../../pages/render/preferences.ts'
import type { Feature } from '../server/family.ts'
import { offer } from '../products/tables.ts'
import { atOnce, paymentOptionsOf } from './page-data.ts'
import { paymentTexts } from './payment-texts.ts'

/** The side sheets about payment. They state which plans they are about, so that elements can tell (PAY-042 to PAY-045). */

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`)

function wordsIn(language: Language) {
  const money = ({ amount, currency }: Money) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  return { t: paymentTexts[language], money, number, plural: new Intl.PluralRules(language) }
}
type Words = ReturnType<typeof wordsIn>

const row = (name: string, value: string) =>
  html`<dt>${name}</dt>
    <dd><bdi>${value}</bdi></dd>`

function plan({ t, money, number, plural }: Words, option: PaymentOption) {
  const { card, instalments, maxQuantity, optionId, termCount } = option
  const { amount, interest, last, total } = instalments
  const isFew = plural.select(termCount) === 'few'
  const months = fill(isFew ? t.monthsFew : t.months, { count: number(termCount) })
  return html`<section>
    <h3>${months}</h3>
    <dl>
      ${row(t.month, money(amount))}
      ${last.amount === amount.amount ? '' : row(t.last, money(last))}
      ${row(t.interest, interest.amount > 0 ? money(interest) : t.none)}
      ${row(t.total, money(total))}
    </dl>
    ${card ? html`<p>${fill(t.card, { card })}</p>` : ''}
    ${maxQuantity ? html`<p>${fill(t.most, { most: number(maxQuantity) })}</p>` : ''}
    <button type="button" data-option-id="${optionId}">${fill(t.choose, { months })}</button>
  </section>`
}

function once({ t, money }: Words, { instalments: { total }, optionId }: PaymentOption) {
  return html`<section>
    <h3>${t.once}</h3>
    <p>${t.onceText}</p>
    <dl>${row(t.total, money(total))}</dl>
    <button type="button" data-option-id="${optionId}">${t.chooseOnce}</button>
  </section>`
}

const compared = (words: Words, options: readonly PaymentOption[]) =>
  html`<p>${words.t.prices}</p>
    ${options.map(one => (one.optionId === atOnce ? once(words, one) : plan(words, one)))}`

const explained = ({ t }: Words) =>
  html`<h3>${t.howTitle}</h3>
    <ol>
      ${t.how.map(step => html`<li>${step}</li>`)}
    </ol>
    <h3>${t.costTitle}</h3>
    <p>${t.cost}</p>
    <h3>${t.returnTitle}</h3>
    <p>${t.back}</p>`

type Inner = (words: Words, options: readonly PaymentOption[]) => ReturnType<typeof html>

const feature =
  (inner: Inner): Feature =>
  async ({ orm }, { asin, language }) => {
    const [sold] = await orm
      .select()
      .from(offer)
      .where(and(eq(offer.asin, asin), eq(offer.position, 0)))
    if (!sold) return null
    const options = await paymentOptionsOf(orm, asin, {
      amount: sold.price,
      currency: sold.currency,
    })
    const plans = options.filter(({ optionId }) => optionId !== atOnce)
    const [first] = plans
    if (!first) return null
    const content = inner(wordsIn(language), options)
    return String(
      await html`<div
        data-plan-count="${plans.length}"
        data-first-offer-id="${first.optionId}"
        data-preselected-option-id=""
      >
        ${content}
      </div>`,
    )
  }

export const paymentFeatures = {
  compareAllPlansSidesheetAjax: feature(compared),
  paymentOptionsLearnMoreSidesheetAjax: feature(explained),
}
