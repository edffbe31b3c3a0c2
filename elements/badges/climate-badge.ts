import { secondaryViews, viewChanged } from '../../src/contract/badges/badges-events.ts'
import { featureContent } from '../../src/contract/content/feature.ts'
import { object, text as string } from '../../src/contract/schema.ts'
import { address, asin, describe, json, text } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { climateBadgeExamples } from './climate-badge.examples.ts'

export const climateBadge = describe({
  tag: 'dp-climate-badge',
  about: 'Says that a product has a certificate for the climate, and explains it in a sheet.',
  fields: {
    asin,
    label: text({ about: 'Text of the badge. Default: a text of the element.' }),
    title: text({ about: 'Title of the sheet. Default: a text of the element.' }),
    icon: text({ about: 'URL of a picture in place of the leaf.', ...url }),
    contentUrl: address(featureContent, {
      about:
        'Address of the explanation. The element asks for it when the sheet first opens. Without an address and without contentHtml, the badge is plain text.',
    }),
    contentHtml: json(string, {
      about:
        'HTML of the explanation. The element then makes no call. A link with data-dp-action="view" and data-dp-view="ID" shows a second view.',
      from: 'state',
    }),
    secondary: json(secondaryViews, {
      about:
        'The second views of contentHtml. An answer of the server has its own: {"secondary": […]} in a script with type="application/json" and data-dp-answer.',
      from: 'state',
    }),
  },
  events: {
    'dp-climate-sheet-opened': { about: 'The sheet stands open.', detail: object({}) },
    'dp-climate-sheet-closed': { about: 'The sheet has gone.', detail: object({}) },
    'dp-climate-view-changed': {
      about: 'The shopper has gone to another view of the sheet.',
      detail: viewChanged,
    },
  },
  calls: [featureContent],
  states: { open: 'The sheet is open.', loading: 'The explanation is loading.' },
  parts: {
    badge: 'The badge: a button, or plain text.',
    icon: 'The picture of the badge.',
    sheet: 'The sheet.',
    back: 'The button that leads back to the first view.',
    scrolled: 'The head of the sheet while its content is scrolled.',
    content: 'The first view.',
    secondary: 'A second view.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the badge: opens the sheet. On a link to a second view: shows the view.',
    Escape: 'Closes the sheet. Focus returns to the badge.',
  },
  examples: climateBadgeExamples,
})
export type ClimateBadge = typeof climateBadge
