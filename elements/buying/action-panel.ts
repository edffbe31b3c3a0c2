import { object, text as string } from '../../src/contract/schema.ts'
import { asin, choice, describe, json, text, whole } from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { actionPanelExamples } from './action-panel.examples.ts'

const mode = object({ mode: string })

export const actionPanel = describe({
  tag: 'dp-action-panel',
  about: 'A small panel beside a control of the page that holds an extra step before buying.',
  fields: {
    mode: text({
      about:
        'onetime, sns, deal, pospromo, mom, fresh, oos, b2brd, used or sampling, default by the chosen buying option.',
    }),
    treatment: choice(['none', 'T2', 'T3'], {
      about: 'Experiment, added to the metric of each opening.',
      default: 'none',
    }),
    popoverWidth: whole({ about: 'Width in px.', min: 1, default: 400 }),
    trigger: text({
      about: 'Selector of the opening control, default a button of its own.',
      ...selector,
    }),
    title: text({ about: 'Names the panel and its own button.' }),
    asin,
    buyingOption: text({
      about: 'Chosen way to buy, which the mode follows where none is given.',
      store: 'buyingOption',
    }),
    featureHtml: json(string, { about: 'Shown in the modes onetime and used.', from: 'state' }),
    contentHtml: json(string, { about: 'Shown in every mode.', from: 'state' }),
  },
  events: {
    'dp-action-panel-opened': { about: 'The panel is open.', detail: mode },
    'dp-action-panel-closed': { about: 'The panel is closed.', detail: mode },
    'dp-action-panel-mode-changed': {
      about: 'The mode changed while it was open.',
      detail: object({ from: string, to: string }),
    },
  },
  states: { open: 'The panel is open.' },
  parts: {
    button: 'Its own button.',
    panel: 'The panel; its data-mode and data-treatment say which.',
    feature: 'The feature container.',
    content: 'What is shown in every mode.',
  },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Opens the panel, at its button.',
    Escape: 'Closes it; focus goes back to what opened it.',
  },
  examples: actionPanelExamples,
})
export type ActionPanel = typeof actionPanel
