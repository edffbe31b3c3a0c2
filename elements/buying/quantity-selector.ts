import * as v from 'valibot'
import { addStarted, cartAdded, cartFailed, quantityChanged } from '../../src/contract/events.ts'
import {
  flag as boolean,
  list,
  object,
  optional,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, flag, json, raw, text, whole } from '../../src/element/describe.ts'
import { deviceView } from '../../src/element/device-view.ts'
import { quantitySelectorExamples } from './quantity-selector.examples.ts'

const price = object({
  currencySymbol: optional(string),
  wholeValue: optional(string),
  decimalSeparator: optional(string),
  fractionValue: optional(string),
})

const item = object({
  id: string,
  data: object({ quantity: v.pipe(integer, v.minValue(0)) }),
  quantityText: optional(string),
  quantityTextAbbreviatedSuffix: optional(string),
  quantityTextFullSuffix: optional(string),
  selectedText: optional(string),
  isSelected: optional(boolean),
  price: optional(price),
})
export type QuantityItem = v.InferOutput<typeof item>

const variation = object({
  id: string,
  data: optional(v.unknown()),
  isSelected: optional(boolean),
  displayTextForMobile: optional(string),
  displayTextForDesktop: optional(string),
  ariaLabelText: optional(string),
  displayTextWithQuantityList: optional(string),
})
const variationList = object({
  selectedId: optional(string),
  actionTriggerId: optional(string),
  items: list(variation),
})
export type VariationLists = Record<string, v.InferOutput<typeof variationList>>

const committed = object({
  widgetId: string,
  actionId: optional(string),
  clientId: optional(string),
  asin: v.nullable(string),
  storeId: optional(string),
  quantityUnit: optional(string),
  quantity: integer,
  previousQuantity: v.nullable(integer),
  isStepper: boolean,
  setQuantity: boolean,
  reftag: string,
})

export const quantitySelector = describe({
  tag: 'dp-quantity-selector',
  about:
    'Lets the shopper set how many of an item they want: dropdown, bottom sheet, typed number or stepper.',
  fields: {
    id: text({
      about: 'Identifies the widget in its events.',
      attribute: 'data-widget-id',
      required: true,
      missedMetric: 'InvalidWidgetId',
    }),
    initialView: choice(['dropdown', 'text_link', 'choose_quantity'], {
      about: 'What stands in the page while nothing is open.',
      default: 'dropdown',
    }),
    actionTrigger: choice(['on_select', 'on_confirmation'], {
      about: 'Whether a choice acts at once or after a confirming press.',
      default: 'on_select',
    }),
    actionId: text({ about: 'Passed on to the element that adds.' }),
    shapeType: choice(['QUANTITY_STEPPER', 'SIMPLIFIED_QUANTITY_STEPPER'], {
      about: 'Plus and minus in place of the dropdown: through the items, or one by one.',
    }),
    viewType: choice(['mobile', 'desktop'], {
      about: 'Bottom sheet or popover, default by the device.',
      store: deviceView,
      default: 'desktop',
    }),
    clientId: text({ about: 'Passed on to the element that adds.' }),
    selectedId: text({ about: 'Id of the item selected at the start.' }),
    selectedQuantity: whole({ about: 'Quantity selected at the start.', min: 0 }),
    previousSelectedId: text({ about: 'Id of the item that cancelling brings back.' }),
    previousSelectedQuantity: whole({ about: 'Quantity that cancelling brings back.', min: 0 }),
    allowZeroQuantity: flag({ about: 'Whether 0 can be typed.', default: false }),
    showConfirmationView: flag({
      about: 'Asks for a press of add or update after a choice; default true with on_confirmation.',
    }),
    showATCButtonWhenZeroQuantity: flag({
      about: 'Whether the simplified stepper becomes an add button at 0.',
      default: true,
    }),
    maxQuantity: whole({ about: 'Highest quantity.', min: 1, default: 999 }),
    stepperDebounceTime: whole({
      about: 'Milliseconds in which stepper presses are gathered into one action.',
      min: 0,
      default: 500,
    }),
    enable: flag({ about: 'Whether the widget can be used.', default: true }),
    initialized: flag({
      about: 'Set by the widget once its configuration is read.',
      default: false,
    }),
    cssClass: text({ about: "Class and part name of the widget's root." }),
    dropdownAnchorId: text({ about: 'Id of the page node at which the dropdown opens.' }),
    currencySymbolPosition: choice(['left', 'right'], {
      about: 'Side of the price on which its currency symbol stands.',
      default: 'left',
    }),
    enabledBottomSheetWith2DSupport: flag({
      about: 'A taller bottom sheet, for lists of variations.',
      default: false,
    }),
    disclaimer: text({ about: 'A line below the list.' }),
    qsMetricID: text({ about: 'Prefix of the names of metrics.' }),
    asin,
    staticData: raw({
      about:
        'The item whose quantity it is: asin (default that of the element), storeId, quantityUnit.',
      from: 'state',
    }),
    metadata: json(
      object({ weblabs: optional(list(object({ weblabName: string, treatment: string }))) }),
      { about: 'Experiments, passed on with metrics.', from: 'state' },
    ),
    qsCsm: json(v.record(string, v.unknown()), {
      about: 'Fields passed on with metrics.',
      from: 'state',
    }),
    qsItems: json(list(item), {
      about: 'The quantities to choose from, default the options of an adopted select.',
      from: 'state',
    }),
    variationSelectorListsMap: json(v.record(string, variationList), {
      about: 'Lists of variations above the quantities, by list id.',
      from: 'state',
    }),
  },
  events: {
    'dp-quantity-changed': {
      about: 'Another quantity has taken effect.',
      detail: object({
        ...quantityChanged.entries,
        widgetId: optional(string),
        storeId: optional(string),
        selectedId: optional(string),
      }),
    },
    'dp-before-commit-quantity': {
      about: 'A quantity is about to be handed to the element that adds.',
      detail: committed,
      cancelable: true,
    },
    'dp-quantity-committed': {
      about:
        'Asks for this quantity in the cart. Who adds cancels it, sends dp-add-started meanwhile, and dp-cart-added or dp-cart-failed in the end.',
      detail: committed,
      cancelable: true,
    },
    'dp-variation-selected': {
      about: 'The shopper chose a variation.',
      detail: object({
        widgetId: string,
        listId: string,
        id: string,
        data: optional(v.unknown()),
        actionTriggerId: optional(string),
      }),
    },
  },
  hears: {
    'dp-add-started': {
      about: 'An element adds its quantity: it shows so, and waits.',
      detail: addStarted,
    },
    'dp-cart-added': {
      about: 'The add is done: it shows how many are in the cart.',
      detail: cartAdded,
    },
    'dp-cart-failed': {
      about: 'The add failed: the quantity goes back, and it says so.',
      detail: cartFailed,
    },
  },
  form: { quantity: 'The quantity, under this name or that of the adopted control.' },
  parts: {
    root: 'The widget.',
    button: 'The button that opens the choice, or adds.',
    list: 'The list of quantities.',
    item: 'An entry of the list.',
    input: 'The input for a typed quantity.',
    stepper: 'The stepper.',
  },
  states: {
    initialized: 'The configuration is read.',
    disabled: 'It cannot be used.',
    open: 'The choice is open.',
    adding: 'An add is under way.',
    invalid: 'The typed text is no quantity.',
  },
  slots: { '': "Fallback: the server's own select or number input, which is adopted." },
  keyboard: {
    'Enter, Space': 'Opens the choice; chooses the active quantity; presses plus or minus.',
    '↓, ↑': 'Goes to the next or previous quantity.',
    'Home, End': 'Goes to the first or last quantity.',
    '0 to 9': 'Goes to the quantity that begins so; types one, in the field.',
    Escape: 'Closes the choice with the quantity as it was; focus goes back.',
  },
  examples: quantitySelectorExamples,
})
export type QuantitySelector = typeof quantitySelector
