import type { Family } from '../../src/element/describe.ts'
import { expander } from './expander.ts'

export const content: Family = {
  name: 'content',
  title: 'Content',
  about: 'Content that your server wrote, made easier to read.',
  elements: [expander],
}
