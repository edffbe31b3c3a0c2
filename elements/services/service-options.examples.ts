import type { Example } from '../../src/element/describe.ts'
import { optionsFailures } from './service-options.failures.ts'

interface Given {
  style: string
  attributes?: string
  more?: string
}

const state = (
  style: string,
  more: string,
) => `<script type="application/json" data-dp-state="service-options">
    {"options": [
      {
        "asin": "B0SVCINST1", "offerListingId": "OLB0SVCINST1", "offerPrice": "€49.00", "name": "Installation",
        "key": {"unified": "installation", "mappingSet": "heavybulky"}, "renderStyle": "${style}",
        "selectionBehaviour": "RECOMMENDED",
        "singleServiceSelectionMessage": "Installation is added.",
        "twoServiceSelectionMessage": "Two services are added.",
        "itemAssociation": {"associatedItemId": "B0WASHER01", "renderType": "renderAll"}
      },
      {
        "asin": "B0SVCHAUL1", "offerListingId": "OLB0SVCHAUL1", "offerPrice": "€19.00", "name": "Haul-away",
        "key": {"unified": "haulAway", "mappingSet": "heavybulky"}, "renderStyle": "${style}",
        "selectionBehaviour": "RECOMMENDED",
        "singleServiceSelectionMessage": "Haul-away is added.",
        "twoServiceSelectionMessage": "Two services are added.",
        "itemAssociation": {"associatedItemId": "B0WASHER01", "renderType": "renderAll"}
      }${more}
    ]}
  </script>`

const form = ({
  attributes = '',
  more = '',
  style,
}: Given) => `<form action="/gp/product/handle-buy-box" method="post">
  <dp-service-options data-base-asin="B0WASHER01" data-buying-option-index="0" data-show-features="serviceOptions"
    data-experience-id="serviceOptionsAjaxExperience"${attributes}>
  ${state(style, more)}
  </dp-service-options>
  <p><button>Add to cart</button></p>
</form>`

const open = { press: '[part=button]' }
const choose = { press: '[part~=option] input' }
const unfold = { press: '[part~=header]' }

export const serviceOptionsExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Services as cards',
    html: form({ style: 'card', attributes: ' data-impression-reftag="vas_options"' }),
    states: {
      open: [open],
      selected: [open, choose],
    },
    failures: optionsFailures,
  },
  {
    title: 'Services as check boxes, in a sheet',
    html: form({ style: 'checkbox', attributes: ' data-presentation="sheet"' }),
    views: { 'with the services open': { by: [open], seen: { at: '[part~=option]' } } },
  },
  {
    title: 'Services that unfold, one of them included',
    html: form({
      style: 'expander',
      more: `, {
        "asin": "B0SVCDOOR1", "offerListingId": "OLB0SVCDOOR1", "offerPrice": "€0.00", "name": "Door on the other side",
        "key": {"mappingSet": "heavybulky"}, "renderStyle": "checkbox", "selectionBehaviour": "MANDATORY",
        "singleServiceSelectionMessage": "Door included.",
        "itemAssociation": {"associatedItemId": "B0WASHER01", "renderType": "renderAll"}
      }`,
    }),
    views: { unfolded: { by: [open, unfold], seen: { at: '[part~=option]' } } },
  },
]
