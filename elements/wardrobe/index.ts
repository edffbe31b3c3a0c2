import type { Family } from '../../src/element/describe.ts'
import { fitGuide } from './fit-guide.ts'

export const wardrobe: Family = {
  name: 'wardrobe',
  title: 'Try and fit',
  about: 'Helps shoppers find clothes that fit.',
  elements: [fitGuide],
}
