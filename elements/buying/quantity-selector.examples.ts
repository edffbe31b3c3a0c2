import type { Example } from '../../src/element/describe.ts'

const select = `<select name="quantity">
    <option>1</option><option>2</option><option>3</option><option>4</option><option>5</option>
  </select>`

export const quantitySelectorExamples: readonly [Example, ...Example[]] = [
  {
    title: "The page's own drop-down, taken over",
    html: `<dp-quantity-selector data-widget-id="qty">
  ${select}
</dp-quantity-selector>`,
    states: {
      initialized: [],
      open: [{ press: '[part~=button]' }],
      adding: [
        {
          tell: 'dp-add-started',
          detail: { widgetId: 'qty', items: [{ asin: null, quantity: 2 }] },
        },
      ],
    },
    views: {
      'in a bottom sheet': {
        with: { 'data-view-type': 'mobile' },
        by: [{ press: '[part~=button]' }],
        seen: { at: 'dialog [role=option]' },
      },
    },
  },
  {
    title: 'A stepper with plus and minus',
    html: `<dp-quantity-selector data-widget-id="qty" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER">
  <input type="number" name="quantity" value="1" min="1" max="20" aria-label="Quantity">
</dp-quantity-selector>`,
  },
  {
    title: 'A stepper for what is in the cart',
    html: `<dp-quantity-selector data-widget-id="qty" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"
  data-selected-quantity="1"></dp-quantity-selector>`,
  },
  {
    title: 'A typed number',
    html: `<dp-quantity-selector data-widget-id="qty">
  <input type="number" name="quantity" value="1" max="20" aria-label="Quantity">
</dp-quantity-selector>`,
  },
  {
    title: 'Quantities with a saving, and a button to confirm',
    html: `<dp-quantity-selector data-widget-id="qty" data-action-trigger="on_confirmation">
  <script type="application/json" data-dp-state="quantity-selector">
    {
      "qsItems": [
        {"id": "one", "data": {"quantity": 1}, "isSelected": true},
        {"id": "six", "data": {"quantity": 6}, "quantityText": "6 (save 5%)"},
        {"id": "more", "data": {"quantity": 12}, "quantityText": "12+"}
      ]
    }
  </script>
</dp-quantity-selector>`,
    states: {
      invalid: [
        { press: '[part~=button]' },
        { press: '[role=option]:last-of-type' },
        { type: '0', into: '[part~=input]' },
      ],
    },
    views: {
      'with its prices': { by: [{ press: '[part~=button]' }], seen: { at: '[role=option]' } },
    },
  },
  {
    title: 'Disabled',
    html: `<dp-quantity-selector data-widget-id="qty" data-enable="false">
  ${select}
</dp-quantity-selector>`,
    states: { disabled: [] },
  },
]
