import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { boughtIn, extra, json, once, type AddOn, type Bought } from '../server/extra.ts'
import { leavesTogether } from '../../../src/rules/association.ts'
import { serviceFor, type WantedService } from './services.ts'

/** Services in the form of the buy box (SVC-019 to SVC-024, OPT-022). */

const id = once(v.pipe(v.string(), v.maxLength(100)))
const tie = v.object({
  associatedItemId: v.string(),
  deleteConstraint: v.optional(v.object({ mutuallyInclusive: v.boolean() })),
})

/** `suffix`: of a second service. */
const oneService = <const S extends string>(suffix: S) => {
  const named = <const N extends string, T>(name: N, schema: T) =>
    ({ [`${name}${suffix}`]: schema }) as { [K in `${N}${S}`]: T }
  return {
    ...named('serviceAsin', id),
    ...named('serviceOfferListingId', id),
    ...named('serviceMerchantId', id),
    ...named('serviceQuantity', once(v.literal('1'))),
    ...named('itemCount', once(v.pipe(v.string(), v.regex(/^\d{1,3}$/)))),
    ...named('itemAssociation', once(json(tie))),
  }
}

/** OPT-011. What the element says of the price is not read. */
const selection = v.object({
  itemType: v.literal('asin'),
  selectionType: v.picklist(['add', 'delete']),
  asin: v.string(),
  offerListingId: v.string(),
  IAData: v.optional(v.nullable(tie)),
})

type Tie = v.InferOutput<typeof tie> | null | undefined

/** Without an association, a service is for the first product of the form. */
const tiedTo = (given: Tie, [first]: readonly Bought[]) => ({
  base: given?.associatedItemId ?? first?.asin ?? '',
  leavesWith: leavesTogether(given?.deleteConstraint),
})

/** A service that two elements of the page name is taken once. */
async function taken(tx: Orm, all: readonly WantedService[], bought: readonly Bought[]) {
  const addOns = new Map<string, AddOn>()
  for (const wanted of all) {
    boughtIn(bought, wanted.base, 'the service')
    const addOn = await serviceFor(tx, wanted)
    const key = `${addOn.base} ${addOn.asin}`
    if (!addOns.has(key)) addOns.set(key, addOn)
  }
  return { addOns: [...addOns.values()] }
}

export const chosenServices = extra({
  id: 'services',
  fields: {
    ...oneService(''),
    ...oneService('.2'),
    selectedServices: v.array(json(v.array(selection))),
  },
  take(tx, given, bought) {
    const named = [
      {
        asin: given.serviceAsin,
        offerListingId: given.serviceOfferListingId,
        merchantId: given.serviceMerchantId,
        ...tiedTo(given.itemAssociation, bought),
      },
      {
        asin: given['serviceAsin.2'],
        offerListingId: given['serviceOfferListingId.2'],
        merchantId: given['serviceMerchantId.2'],
        ...tiedTo(given['itemAssociation.2'], bought),
      },
    ].filter(({ asin, offerListingId }) => asin !== undefined || offerListingId !== undefined)
    const selected = given.selectedServices
      .flat()
      .filter(({ selectionType }) => selectionType === 'add')
      .map(({ asin, offerListingId, IAData }) => ({
        asin,
        offerListingId,
        ...tiedTo(IAData, bought),
      }))
    return taken(tx, [...named, ...selected], bought)
  },
})
