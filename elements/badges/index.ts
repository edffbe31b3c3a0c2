import type { Family } from '../../src/element/describe.ts'
import { climateBadge } from './climate-badge.ts'

export const badges: Family = {
  name: 'badges',
  title: 'Badges',
  about: 'Tell shoppers in a word what stands behind a product, and more on demand.',
  elements: [climateBadge],
}
