import type { Example } from '../../src/element/describe.ts'
import { helpFailures } from './model-help.failures.ts'

export const modelHelpExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Help to find the model number',
    html: `<dp-model-help data-category="vacuum">
  <script type="application/json" data-dp-state="model-help">
    {
      "categories": {
        "vacuum": {
          "label": "Vacuums",
          "subcategories": [
            {"id": "upright", "label": "Upright", "videoIds": ["vacuum"]},
            {"id": "robot", "label": "Robot", "videoIds": ["robot"]}
          ]
        },
        "Grills": {
          "subSelectorLabel": "Brand",
          "subcategories": [{"id": "weber", "label": "Weber", "videoIds": ["grill"]}]
        }
      }
    }
  </script>
</dp-model-help>`,
    states: {
      open: [{ press: '[part~=button]' }],
      loading: [
        { hold: '/gp/replacement-parts/ajax/' },
        { press: '[part~=button]' },
        { choose: 'robot', from: '[part~=subcategory]' },
      ],
    },
    views: {
      'for another kind of machine': {
        by: [{ press: '[part~=button]' }, { choose: 'Grills', from: '[part~=category]' }],
        seen: { at: '[part~=video]' },
      },
      'with panels from the server': {
        with: { 'data-layout': 'v2' },
        by: [{ press: '[part~=button]' }],
        seen: { at: '[part~=right]' },
      },
    },
    failures: helpFailures,
  },
]
