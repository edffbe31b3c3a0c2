import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { lenientList, means, object, optional, text } from '../schema.ts'
import { givenAssociation } from './association.ts'

/** A value that the element judges itself, so that one wrong option does not cost the others (OPT-019). */
const judged = optional(v.unknown())
const maybe = optional(v.nullable(text))

/** A service that a shopper can choose (OPT-003). */
const option = object({
  key: means(
    optional(
      v.nullable(
        object({
          unified: means(judged, 'Name of the option in the page.', 'installation'),
          mappingSet: means(judged, 'Mapping set, which names the program.', 'heavybulky'),
        }),
      ),
    ),
    'Names of the option.',
    { unified: 'installation', mappingSet: 'heavybulky' },
  ),
  asin: means(judged, 'Product id of the service.', 'B0SVCINST1'),
  offerListingId: means(judged, 'Id of the offer of the service.', 'OLB0SVCINST1'),
  offerPrice: means(judged, 'Price as the shopper reads it.', '€49.00', 'currency units'),
  name: means(maybe, 'Name of the service. Default: its product id.', 'Installation'),
  selectionBehaviour: means(
    judged,
    'MANDATORY: chosen from the start, and stays so. RECOMMENDED, or any other: the shopper chooses.',
    'RECOMMENDED',
  ),
  renderStyle: means(judged, 'How the option shows: expander, card or checkbox.', 'card'),
  singleServiceSelectionMessage: means(
    maybe,
    'Shows while this service alone is chosen.',
    'Installation is added.',
  ),
  twoServiceSelectionMessage: means(
    maybe,
    'Shows while this service and others are chosen.',
    'Installation and more are added.',
  ),
  itemAssociation: means(
    optional(v.nullable(givenAssociation)),
    'What ties the service to its product in the cart. Without it, the service cannot be chosen.',
    { associatedItemId: 'B0WASHER01', renderType: 'renderAll' },
  ),
})
export type GivenOption = v.InferOutput<typeof option>

export const serviceOptionList = means(
  lenientList(option),
  'The services of the buying option, in the order to show.',
)

/** OPT-001, OPT-002. An empty answer says that there are no services (OPT-007). */
export const serviceContent = defineCall({
  id: 'service-content',
  about: 'Returns what a page shows with the services of a buying option, as HTML.',
  method: 'GET',
  path: '/gp/product/ajax',
  query: object({
    asin,
    showFeatures: means(text, 'Names of the features.', 'serviceOptions'),
    experienceId: means(text, 'Name of the experience.', 'serviceOptionsAjaxExperience'),
    userExperienceType: means(text, 'Kind of the services.', 'BUNDLE_V2'),
    vasProductData: means(
      text,
      'JSON of what the page says of the services: buyingOptionIndex, userExperienceType, baseAsin, requestId, language, options.',
      '{"buyingOptionIndex":0,"userExperienceType":"BUNDLE_V2","baseAsin":"B0WASHER01","options":[]}',
    ),
    buyingOptionIndex: means(text, 'Place of the buying option in the page, from 0.', '0', 'count'),
    sr: optional(means(text, 'Place of the product in the search results.', '8-1')),
    language: optional(means(text, 'Language of the texts, BCP 47.', 'en-US')),
    psc: means(v.literal('1'), 'The request is about one variation of the product.'),
  }),
  output: means(
    text,
    'HTML. A node with data-dp-option="PRODUCT-ID" gets the control of that service.',
    '<div data-dp-option="B0SVCINST1"><p>A technician connects the machine.</p></div>',
  ),
  answer: 'html',
  timeout: 10_000,
})
