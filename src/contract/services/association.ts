import { flag, means, object, optional, text } from '../schema.ts'
import * as v from 'valibot'

const associatedItemId = ['Product id of the item that the service is for.', 'B0WASHER01'] as const
const renderType = ['How the cart shows the two items.', 'renderAll'] as const
const programType = ['Program of the service.', 'HeavyBulky'] as const
const deleteConstraint = object({
  mutuallyInclusive: means(flag, 'true: the cart loses both items together.', true),
})
const aboutConstraint = 'Whether the cart can lose one of the two items without the other.'

/** What ties a service to its product in the cart, as forms, calls and events have it (SVC-032). */
export const association = object({
  associatedItemId: means(text, ...associatedItemId),
  renderType: means(text, ...renderType),
  programType: means(text, ...programType),
  deleteConstraint: optional(means(deleteConstraint, aboutConstraint)),
})

const given = optional(v.nullable(text))

/** The same, as pages give it. The element judges what is missing (SVC-032). */
export const givenAssociation = object({
  associatedItemId: means(given, ...associatedItemId),
  renderType: means(given, ...renderType),
  programType: means(given, ...programType),
  deleteConstraint: means(optional(v.nullable(deleteConstraint)), aboutConstraint, {
    mutuallyInclusive: true,
  }),
})
