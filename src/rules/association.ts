/**
 * What ties an item in the cart to the product that it goes with: a plan, a warranty, a service. Forms and calls carry it
 * in three spellings, all of which come from here.
 */

/** Program and view of protection plans and warranties. */
export const protectionProgram = 'AmazonProtect'
export const renderAll = 'renderAll'

/** As calls and JSON fields of protection plans have it (DEA-061, PRO-032). */
export interface ItemAssociation {
  associatedItemId: string
  renderType: typeof renderAll
  programType: string
  deleteConstraint: string
}

/** Of a protection plan. The shopper can later remove the product or the plan alone (PRO-033). */
export const protectionOf = (associatedItemId: string): ItemAssociation => ({
  associatedItemId,
  renderType: renderAll,
  programType: protectionProgram,
  deleteConstraint: 'notMutuallyInclusive',
})

/** Of a service, as page state gives it. Names that it lacks, or gives as null, make it unusable (SVC-032). */
interface GivenAssociation {
  programType?: string | null | undefined
  renderType?: string | null | undefined
  associatedItemId?: string | null | undefined
  deleteConstraint?: { mutuallyInclusive: boolean } | null | undefined
}

const programs: Readonly<Record<string, string>> = {
  heavybulky: 'HeavyBulky',
  retailheavybulky: 'RetailHeavyBulky',
}

/** An association that can be sent, its program by the mapping set where it has none (SVC-033). null: none can (SVC-032). */
export function usableAssociation(
  given: GivenAssociation | null | undefined,
  mappingSet: unknown = '',
) {
  const { programType, renderType, associatedItemId, deleteConstraint } = given ?? {}
  const isKnown = typeof mappingSet === 'string' && Object.hasOwn(programs, mappingSet)
  const named = isKnown ? programs[mappingSet] : undefined
  const program = programType || named
  if (!program || !renderType || !associatedItemId) return null
  return {
    associatedItemId,
    renderType,
    programType: program,
    ...(deleteConstraint && { deleteConstraint }),
  }
}
export type UsableAssociation = NonNullable<ReturnType<typeof usableAssociation>>

/** The group that services send beside it (SVC-034). */
export const associationGroup = (
  { programType, renderType, deleteConstraint }: UsableAssociation,
  parentAsin: string,
) => ({
  type: programType,
  renderType,
  parentAsin,
  constraints: deleteConstraint ? [{ type: 'DELETE', ...deleteConstraint }] : [],
})

/** Each spelling of the rule that says whether the cart may lose one of the two items without the other. */
type DeleteConstraint = string | boolean | { mutuallyInclusive: boolean } | undefined

/**
 * Whether the item goes when its product goes. `true`, `false`: the mutual delete of a warranty. A rule that nobody knows
 * takes the item along: better no plan than one without its product.
 */
export function leavesTogether(constraint: DeleteConstraint): boolean {
  if (typeof constraint === 'object') return constraint.mutuallyInclusive
  return constraint !== false && constraint !== 'false' && constraint !== 'notMutuallyInclusive'
}
