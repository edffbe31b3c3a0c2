import type { Family } from '../../src/element/describe.ts'
import { renewedSheet } from './renewed-sheet.ts'
import { tabularBuyBox } from './tabular-buy-box.ts'
import { techTerm } from './tech-term.ts'

export const renewed: Family = {
  name: 'renewed',
  title: 'Renewed',
  about: 'Explains what a shopper buys: the condition of refurbished products, facts and terms.',
  elements: [renewedSheet, tabularBuyBox, techTerm],
}
