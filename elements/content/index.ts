import type { Family } from '../../src/element/describe.ts'
import { expander } from './expander.ts'

export const content: Family = {
  name: 'content',
  title: 'Content',
  about: 'Makes long content from your server easier to read.',
  elements: [expander],
}
