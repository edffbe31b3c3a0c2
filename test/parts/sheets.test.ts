import { expect } from '@open-wc/testing'
import { sheets } from 'virtual:sheets'
import { notUnderstood, variablesIn } from '../support/understood.ts'

/** What some browser does not understand, and what a shopper sees there. */
const cosmetic: Readonly<Record<string, string>> = {
  'forced-color-adjust: none': 'WebKit forces no colors.',
  'overflow-clip-margin: 4px': 'A focus ring is cut at the edge.',
  'overflow-clip-margin: content-box': 'A title may show a part of its next line in its padding.',
}

const tokens = sheets['src/styles/tokens.css']!

const faultsOf = (text: string) =>
  notUnderstood(text, variablesIn(text, tokens)).filter(fault => !Object.hasOwn(cosmetic, fault))

describe('Sheets', () => {
  for (const [file, text] of Object.entries(sheets)) {
    it(`COR-131 say nothing that the browser does not understand: ${file}`, () => {
      expect(faultsOf(text)).to.deep.equal([])
    })
  }

  it('COR-131 still say what browsers need not understand', () => {
    const all = Object.values(sheets).join('')
    const left = Object.keys(cosmetic).filter(one => !all.includes(one.replace(': ', ':')))
    expect(left).to.deep.equal([])
  })

  it('COR-131 are found to say what the browser does not understand', () => {
    const sheet = `
      :host { --_size: 4px; --_shade: var(--_unset, red) }
      a { color: var(--_shade); margin: var(--_size) var(--_set-by-code) }
      b { margin: var(--_shade); colour: red }
      i:nth-kin(2) { color: red; > u:nth-kin(3) { color: red } > s { color: redd } }
      @container (width > 4px) and { i { color: red } }
      @supports (colour: red) { a { colour: red } }
      u { user-select: none; -webkit-user-select: none }
      @keyframes turn { 50% { rotate: 4 } }`
    expect(notUnderstood(sheet)).to.deep.equal([
      'margin: var(--_shade)',
      'colour: red',
      'i:nth-kin(2)',
      '> u:nth-kin(3)',
      'color: redd',
      '@container (width > 4px) and',
      'rotate: 4',
    ])
  })
})
