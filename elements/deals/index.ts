import type { Family } from '../../src/element/describe.ts'
import { dealBox } from './deal-box.ts'

export const deals: Family = {
  name: 'deals',
  title: 'Deals',
  about: 'Limited-time deals.',
  elements: [dealBox],
}
