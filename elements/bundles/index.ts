import type { Family } from '../../src/element/describe.ts'
import { beautyBundle } from './beauty-bundle.ts'
import { smartHomeBundle } from './smart-home-bundle.ts'

export const bundles: Family = {
  name: 'bundles',
  title: 'Bundles',
  about: 'Products that go together, added to the cart by one press.',
  elements: [beautyBundle, smartHomeBundle],
}
