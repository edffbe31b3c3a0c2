import type { Piece, ProductVisit } from '../render/family.ts'
import type { Words } from '../render/words.ts'
import type { Money } from '../../../src/contract/schema.ts'
import type { PaymentOption } from './data.ts'

const atOnce = 'oneTimePayment'

const amountOf = ({ amount }: Money) => amount / 100

/** What the element says of an option, in the words of the page. */
function wordsOf({ interestPercent, instalments }: PaymentOption, { t, money, number }: Words) {
  const { amount, count, interest, last, total } = instalments
  const values = { count: number(count), amount: money(amount), last: money(last) }
  const isEven = last.amount === amount.amount
  return {
    priceAndTermCountDisplayString: t('payment.name', values),
    interestDisplayString:
      interest.amount > 0
        ? t('payment.interest', { interest: money(interest), percent: number(interestPercent) })
        : t('payment.noInterest'),
    orderSummaryDisplayString: t(isEven ? 'payment.summary' : 'payment.summary.last', {
      ...values,
      count: number(isEven ? count : count - 1),
      total: money(total),
    }),
    bottomSheetFootnoteDisplayString: t('payment.footnote'),
  }
}

/** What the server wants to know when the form arrives (PAY-027). */
const infoOf = ({ product, offer, visit }: ProductVisit, optionId: string) => ({
  offerType: optionId === atOnce ? 'ONE_TIME_PAYMENT' : 'EQUAL_PAY',
  cartType: 'ADD_TO_CART',
  sessionId: '',
  customerId: '',
  marketplaceId: 'DE',
  requestId: '',
  deviceType: visit.preferences.device ?? 'desktop',
  asin: product.asin,
  buyingOptionType: offer?.condition.toUpperCase() ?? '',
  parentASIN: product.parentAsin,
  websiteDisplayGroup: product.kind,
  optionId,
})

function monthsOf(count: number, { preferences, words }: ProductVisit['visit']): string {
  const isFew = new Intl.PluralRules(preferences.language).select(count) === 'few'
  return words.t(isFew ? 'payment.months.few' : 'payment.months')
}

function optionOf(of: ProductVisit, option: PaymentOption) {
  const { card, instalments, maxQuantity, optionId, termCount } = option
  const { amount, interest, total } = instalments
  const once = {
    priceAndTermCountDisplayString: of.visit.words.money(total),
    interestDisplayString: '',
    orderSummaryDisplayString: '',
    bottomSheetFootnoteDisplayString: '',
  }
  return {
    optionId,
    price: amountOf(amount),
    interestAmount: amountOf(interest),
    termCount,
    termType: monthsOf(termCount, of.visit),
    ...(card && { cardName: card }),
    ...(maxQuantity && { maxQuantity }),
    ...(optionId === atOnce ? once : wordsOf(option, of.visit.words)),
    executionInfo: infoOf(of, optionId),
    formData: [{ itemType: 'paymentOfferInfo' }],
  }
}

/** The ways to pay for what the buy box sells; nothing where there is but one. */
export async function paymentPieces(of: ProductVisit): Promise<Piece[]> {
  const { data, offer, product, sells } = of
  if (!offer || !sells) return []
  const options = await data.paymentOptions(product.asin, offer.price)
  if (!options.some(({ optionId }) => optionId !== atOnce)) return []
  const model = { options: options.map(option => optionOf(of, option)) }
  return [{ slot: 'options', template: 'extras/payment', model }]
}
