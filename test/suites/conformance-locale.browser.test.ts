import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:all'
import 'virtual:dp-field-validator'
import { fieldValidator } from '../../elements/gifts/field-validator.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { parochial } from '../support/broken/parochial.tsx'
import { arrowFaults } from '../support/conformance/arrows.ts'
import { drawingOf, type Drawing, type PageName } from '../support/conformance/drawing.ts'
import { ownOf } from '../support/conformance/given.ts'
import { unmirrored } from '../support/conformance/mirrored.ts'
import {
  commonTexts,
  ownCommon,
  repeatFaults,
  textsOf,
  warmUp,
} from '../support/conformance/texts.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { picturesOf, stateView, type View } from '../support/examples.ts'

/** Finds the element's own text that matches `sign`. */
const finds = ({ runs, given }: Drawing, sign: RegExp): string[] =>
  runs.flatMap(({ isForeign, of, words }) => {
    const own = ownOf(words, isForeign, given)
    return sign.test(own) ? [`"${own}" in ${of}`] : []
  })

/** The same, without values in a format that the page sets: the descriptor names what shows them. */
const findsByLocale = (drawing: Drawing, sign: RegExp, { pageFormats = [] }: Descriptor) => {
  const formatted = pageFormats.join() || ':not(*)'
  return finds(
    { ...drawing, runs: drawing.runs.filter(({ node }) => !node.closest(formatted)) },
    sign,
  )
}

const inView =
  (name: PageName, faults: (drawing: Drawing, descriptor: Descriptor) => string[]) =>
  async (descriptor: Descriptor, view: View) => {
    const drawing = await drawingOf(name, descriptor, view)
    return [...faults(drawing, descriptor), ...drawing.faults].map(
      fault => `${view.title}: ${fault}`,
    )
  }

/** Matches English numbers: 1,234.50, 1,234,567 and 19.99. Dates and times have more separators. */
const englishNumber = /\d,\d{3}[.,]\d|(?<![\d.,:])\d+\.\d{1,2}(?![\d.,:])/

/** Finds common texts in places where the element has its own text. */
const commonDrawn = (drawing: Drawing, descriptor: Descriptor): string[] =>
  ownCommon(descriptor).flatMap(([id, text]) => {
    const known = commonTexts[id]
    const isDrawn = known !== text && drawing.runs.some(({ words }) => words.trim() === known)
    return isDrawn ? [`"${known}" in place of "${text}"`] : []
  })

async function mirrorFaults(descriptor: Descriptor, view: View): Promise<string[]> {
  const { boxes } = await drawingOf('german', descriptor, view)
  const { boxes: turned } = await drawingOf('arabic', descriptor, view)
  return unmirrored(boxes, turned).map(fault => `${view.title}: ${fault}`)
}

/** null: the view has nothing that arrow keys go through. */
async function arrowsIn(descriptor: Descriptor, view: View): Promise<string[] | null> {
  const { trails } = await drawingOf('german', descriptor, view)
  if (trails.length === 0) return null
  const { trails: turned } = await drawingOf('arabic', descriptor, view)
  return arrowFaults(trails, turned).map(fault => `${view.title}: ${fault}`)
}

const rules = [
  rule({
    rows: 'COR-022',
    says: 'writes numbers, amounts, dates and times in the digits of the page',
    cases: picturesOf,
    faults: inView('arabic', (drawing, descriptor) => findsByLocale(drawing, /[0-9]/, descriptor)),
    broken: [parochial, /"Costs \$1,234.50" in title of[^]*"1\/1\/1970" in /],
  }),
  rule({
    rows: 'COR-022',
    says: 'writes no number in the English way in another language',
    cases: picturesOf,
    faults: inView('german', (drawing, descriptor) =>
      findsByLocale(drawing, englishNumber, descriptor),
    ),
    broken: [parochial, /"Costs \$1,234.50" in title of/],
  }),
  rule({
    rows: 'COR-023 COR-024',
    says: 'has each of its words from a text that the page can replace',
    cases: picturesOf,
    faults: inView('arabic', drawing => finds(drawing, /[a-z]/i)),
    broken: [parochial, /"Close" in [^]*button/],
  }),
  rule({
    rows: 'COR-024',
    says: 'has no text of its own that is common, or that three elements have',
    cases: descriptor => Object.entries(textsOf(descriptor)),
    faults: repeatFaults,
    broken: [
      parochial,
      /parochial.again of .* says what common.retry says[^]*"Word for word" is of .*,dp-cousin/,
    ],
  }),
  rule({
    rows: 'COR-024',
    says: 'draws its own text where the common catalogue has one, too',
    cases: descriptor => (ownCommon(descriptor).length > 0 ? picturesOf(descriptor) : []),
    faults: inView('german', commonDrawn),
    broken: [parochial, /"Close" in place of "Shut"/],
  }),
  rule({
    rows: 'COR-021',
    says: 'stands the other way round in a page that is read from right to left',
    cases: picturesOf,
    faults: mirrorFaults,
    broken: [parochial, /p .* is not after .*button "Close" from right to left/],
  }),
  rule({
    rows: 'COR-021',
    says: 'leads by arrows to where they point, in either direction of reading',
    cases: picturesOf,
    faults: arrowsIn,
    broken: [
      parochial,
      /ArrowRight leads to the other side in .*, rtl[^]*ArrowRight leads to item 2 of .*"ABC", ArrowLeft to item 1/,
    ],
  }),
]

describe('Conformance: locale', () => {
  before(() => Promise.all([warmUp(), setViewport({ width: 1280, height: 900 })]))

  conform('locale', rules)

  it('COR-022 lets a descriptor name what shows values in a format of the page, and nothing else', async () => {
    const written: Descriptor = fieldValidator
    const [, example] = fieldValidator.examples
    const drawing = await drawingOf('arabic', written, stateView('valid', example!))
    expect(findsByLocale(drawing, /[0-9]/, written)).to.deep.equal([])
    const found = findsByLocale(drawing, /[0-9]/, { ...written, pageFormats: [] })
    expect(found.join()).to.match(/^"1,234.00 ?\$" in value of input[^,]*$/)
    expect(findsByLocale(drawing, /[0-9]/, { ...written, pageFormats: ['p'] })).to.have.length(1)
  })
})
