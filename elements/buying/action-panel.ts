import { known, means, object, text as string } from '../../src/contract/schema.ts'
import { asin, choice, describe, json, text, whole } from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { actionPanelExamples } from './action-panel.examples.ts'

const modes = [
  'onetime',
  'sns',
  'deal',
  'pospromo',
  'mom',
  'fresh',
  'oos',
  'b2brd',
  'used',
  'sampling',
] as const
const modeOf = (about: string) => means(known(modes), about)
const mode = object({ mode: modeOf('Mode of the panel.') })

export const actionPanel = describe({
  tag: 'dp-action-panel',
  about: 'Opens a small panel next to a control of your page, for an extra step before buying.',
  fields: {
    mode: text({
      about: `Mode of the panel: ${modes.join(', ')}. Default: follows the chosen buying option.`,
    }),
    treatment: choice(['none', 'T2', 'T3'], {
      about: 'Treatment of an experiment, sent with the metric of each opening.',
      default: 'none',
    }),
    popoverWidth: whole({ about: 'Width of the panel.', unit: 'px', min: 1, default: 400 }),
    trigger: text({
      about:
        'Selector of the control in your page that opens the panel. Default: the element shows its own button.',
      ...selector,
    }),
    title: text({ about: "Name of the panel, and text of the element's own button." }),
    asin,
    buyingOption: text({
      about: 'The chosen buying option. The mode follows it if you set no mode.',
      store: 'buyingOption',
    }),
    featureHtml: json(string, { about: 'HTML for the modes onetime and used.', from: 'state' }),
    contentHtml: json(string, { about: 'HTML for every mode.', from: 'state' }),
  },
  events: {
    'dp-action-panel-opened': { about: 'The panel has opened.', detail: mode },
    'dp-action-panel-closed': { about: 'The panel has closed.', detail: mode },
    'dp-action-panel-mode-changed': {
      about: 'The mode changed while the panel was open.',
      detail: object({ from: modeOf('The earlier mode.'), to: modeOf('The new mode.') }),
    },
  },
  states: { open: 'The panel is open.' },
  parts: {
    button: "The element's own button.",
    panel:
      'The panel. Its attributes data-mode and data-treatment name the mode and the treatment.',
    feature: 'The container of featureHtml.',
    content: 'The container of contentHtml.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the button: opens the panel.',
    Escape: 'Closes the panel. Focus returns to the control that opened it.',
  },
  examples: actionPanelExamples,
})
export type ActionPanel = typeof actionPanel
