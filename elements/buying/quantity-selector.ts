import * as v from 'valibot'
import {
  addStarted,
  cartAdded,
  cartFailed,
  quantityChanged,
  quantityCommitted,
  storeId,
} from '../../src/contract/events.ts'
import {
  flag as boolean,
  list,
  means,
  object,
  optional,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, flag, json, raw, text, whole } from '../../src/element/describe.ts'
import { deviceView } from '../../src/element/device-view.ts'
import { quantitySelectorExamples } from './quantity-selector.examples.ts'

const price = object({
  currencySymbol: optional(means(string, 'Symbol of the currency.', '€')),
  wholeValue: optional(means(string, 'Price before the decimal separator.', '19')),
  decimalSeparator: optional(means(string, 'Decimal separator.', ',')),
  fractionValue: optional(means(string, 'Price after the decimal separator.', '99')),
})

const item = object({
  id: means(string, 'Id of the item.', '10'),
  data: means(
    object({
      quantity: means(
        v.pipe(integer, v.minValue(0)),
        'Quantity that the item stands for.',
        10,
        'count',
      ),
    }),
    'What the item stands for.',
  ),
  quantityText: optional(means(string, 'Text of the quantity. Default: the number.', '10+')),
  quantityTextAbbreviatedSuffix: optional(means(string, 'Short text after the quantity.', 'pcs')),
  quantityTextFullSuffix: optional(means(string, 'Long text after the quantity.', 'pieces')),
  selectedText: optional(means(string, 'Text of the closed choice.', 'Quantity: 10')),
  isSelected: optional(means(boolean, 'The item is selected at the start.')),
  price: optional(means(price, 'Price of this quantity, in parts.')),
})
export type QuantityItem = v.InferOutput<typeof item>

const data = optional(means(v.unknown(), 'Your own data. Events carry it.', { color: 'red' }))
const actionTriggerId = optional(means(string, 'Your own id of what the choice does.', 'color'))
const variation = object({
  id: means(string, 'Id of the variation.', 'red'),
  data,
  isSelected: optional(means(boolean, 'The variation is selected at the start.')),
  displayTextForMobile: optional(means(string, 'Text in the bottom sheet.', 'Red')),
  displayTextForDesktop: optional(means(string, 'Text in the popover.', 'Red')),
  ariaLabelText: optional(means(string, 'Text for screen readers.', 'Color: red')),
  displayTextWithQuantityList: optional(means(string, 'Text beside the quantities.', 'Red')),
})
const variationList = object({
  selectedId: optional(means(string, 'Id of the variation selected at the start.', 'red')),
  actionTriggerId,
  items: means(list(variation), 'The variations, in the order to show.'),
})
export type VariationLists = Record<string, v.InferOutput<typeof variationList>>

const weblab = object({
  weblabName: means(string, 'Name of the experiment.', 'qs-color'),
  treatment: means(string, 'Treatment of the experiment.', 'T1'),
})

const widgetId = means(string, 'Id of the selector.', 'qty')
export const quantitySelector = describe({
  tag: 'dp-quantity-selector',
  about:
    'Lets the shopper choose a quantity with a dropdown, a bottom sheet, a text field or a stepper.',
  fields: {
    id: text({
      about: 'Id of this selector. Events carry the id.',
      attribute: 'data-widget-id',
      required: true,
      missedMetric: 'InvalidWidgetId',
    }),
    initialView: choice(['dropdown', 'text_link', 'choose_quantity'], {
      about: 'What the page shows while the choice is closed.',
      default: 'dropdown',
    }),
    actionTrigger: choice(['on_select', 'on_confirmation'], {
      about: 'When a choice takes effect: at once, or after the shopper confirms it.',
      default: 'on_select',
    }),
    actionId: text({ about: 'Id for the element that adds to the cart. Sent with each commit.' }),
    shapeType: choice(['QUANTITY_STEPPER', 'SIMPLIFIED_QUANTITY_STEPPER'], {
      about:
        'A stepper instead of the dropdown. QUANTITY_STEPPER goes through the items, SIMPLIFIED_QUANTITY_STEPPER goes one by one.',
    }),
    viewType: choice(['mobile', 'desktop'], {
      about:
        'mobile opens a bottom sheet, desktop a popover. Default: by the device, or else by the width of the window.',
      store: deviceView,
    }),
    clientId: text({
      about: 'Client id for the element that adds to the cart. Sent with each commit.',
    }),
    selectedId: text({ about: 'Id of the item selected at the start.' }),
    selectedQuantity: whole({ about: 'Quantity selected at the start.', unit: 'count', min: 0 }),
    previousSelectedId: text({ about: 'Id of the item that Cancel selects again.' }),
    previousSelectedQuantity: whole({
      about: 'Quantity that Cancel selects again.',
      unit: 'count',
      min: 0,
    }),
    allowZeroQuantity: flag({ about: 'The shopper can type 0.', default: false }),
    showConfirmationView: flag({
      about:
        'After a choice, the shopper has to press Add or Update. Default: true with on_confirmation.',
    }),
    showATCButtonWhenZeroQuantity: flag({
      about: 'At 0, the simplified stepper becomes an Add button.',
      default: true,
    }),
    maxQuantity: whole({ about: 'Highest quantity.', unit: 'count', min: 1, default: 999 }),
    stepperDebounceTime: whole({
      about: 'Stepper presses within this time count as one change.',
      unit: 'ms',
      min: 0,
      default: 500,
    }),
    enable: flag({ about: 'The shopper can use the selector.', default: true }),
    initialized: flag({
      about: 'The element sets this once it has read its configuration.',
      default: false,
    }),
    cssClass: text({ about: 'Class and part name of the root node.' }),
    dropdownAnchorId: text({
      about: 'Id of a node in your page. The dropdown opens next to this node.',
    }),
    currencySymbolPosition: choice(['left', 'right'], {
      about: 'Side of the price that shows the currency symbol.',
      default: 'left',
    }),
    enabledBottomSheetWith2DSupport: flag({
      about: 'Makes the bottom sheet taller, to show lists of variations.',
      default: false,
    }),
    disclaimer: text({ about: 'Text below the list.' }),
    qsMetricID: text({ about: 'Prefix of the metric names.' }),
    asin,
    staticData: raw({
      about:
        'The item: asin, storeId and quantityUnit. Default of asin: the product id of the element.',
      from: 'state',
    }),
    metadata: json(object({ weblabs: optional(means(list(weblab), 'The experiments.')) }), {
      about: 'Experiments, sent with metrics.',
      from: 'state',
    }),
    qsCsm: json(v.record(string, v.unknown()), {
      about: 'Further fields for metrics.',
      from: 'state',
    }),
    qsItems: json(list(item), {
      about: 'The quantities to choose from. Default: the options of the select in the tag.',
      from: 'state',
    }),
    variationSelectorListsMap: json(v.record(string, variationList), {
      about: 'Lists of variations that show above the quantities, by list id.',
      from: 'state',
    }),
  },
  events: {
    'dp-quantity-changed': {
      about: 'Another quantity has taken effect.',
      detail: object({
        ...quantityChanged.entries,
        widgetId: optional(widgetId),
        storeId,
        selectedId: optional(means(string, 'Id of the selected item.', '10')),
      }),
    },
    'dp-before-commit-quantity': {
      about: 'The selector is about to ask for the quantity in the cart.',
      detail: quantityCommitted,
      cancelable: true,
    },
    'dp-quantity-committed': {
      about:
        'Asks for this quantity in the cart. If you add the item, cancel this event and send dp-add-started. At the end, send dp-cart-added or dp-cart-failed.',
      detail: quantityCommitted,
      cancelable: true,
    },
    'dp-variation-selected': {
      about: 'The shopper chose a variation.',
      detail: object({
        widgetId,
        listId: means(string, 'Id of the list.', 'colors'),
        id: means(string, 'Id of the variation.', 'red'),
        data,
        actionTriggerId,
      }),
    },
  },
  hears: {
    'dp-add-started': {
      about: 'An add for this selector has started. The selector shows progress and waits.',
      detail: addStarted,
    },
    'dp-cart-added': {
      about: 'The add is done. The selector shows the quantity in the cart.',
      detail: cartAdded,
    },
    'dp-cart-failed': {
      about: 'The add failed. The selector shows an error and the earlier quantity.',
      detail: cartFailed,
    },
  },
  form: {
    quantity: 'The quantity. A select or input in the tag keeps its own field name.',
  },
  parts: {
    root: 'The root node of the selector.',
    button: 'The button that opens the choice or adds to the cart.',
    list: 'The list of quantities.',
    item: 'A quantity in the list.',
    input: 'The field for a typed quantity.',
    stepper: 'The stepper.',
  },
  states: {
    initialized: 'The element has read its configuration.',
    disabled: 'The shopper cannot use the selector.',
    open: 'The choice is open.',
    adding: 'The item is being added to the cart.',
    invalid: 'The typed text is not a valid quantity.',
  },
  slots: { '': "Fallback: your server's select or number input. The element takes it over." },
  keyboard: {
    'Enter, Space': 'Opens the choice, chooses the active quantity, or presses plus or minus.',
    '↓, ↑': 'Goes to the next or previous quantity.',
    'Home, End': 'Goes to the first or last quantity.',
    '0 to 9':
      'In the list: goes to the quantity that begins with the digits. In the field: types a quantity.',
    Escape: 'Closes the choice without a change. Focus returns to the button.',
  },
  examples: quantitySelectorExamples,
})
export type QuantitySelector = typeof quantitySelector
