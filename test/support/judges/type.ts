import { smallTextViews } from '../broken-views.tsx'
import { drawn, isSeen, nameOf } from '../deep.ts'
import { settled } from '../page-modes.ts'
import { judge } from './judge.ts'

const { body, documentElement: root } = document

/** Smallest size of text in CSS px. */
const least = 12
/** Font sizes of the root that old pages set, and the default. Text of the page has this size, too. */
const rootSizes = ['10px', '16px']

const hasText = (node: Element): boolean =>
  'value' in node ||
  [...node.childNodes].some(child => child instanceof Text && child.data.trim() !== '')

/** Text that elements draw, smaller than 12 px. */
const smallTexts = (): string[] =>
  [...drawn(body)]
    .filter(node => hasText(node) && isSeen(node) && !node.matches('style, script'))
    .map(node => ({ node, size: Number.parseFloat(getComputedStyle(node).fontSize) }))
    .filter(({ size }) => size < least)
    .map(({ node, size }) => `${nameOf(node)} has text of ${size} px`)

export const type = judge('fit', {
  way: 'by mouse',
  rows: 'COR-170',
  says: 'has no text below 12 px at root font sizes of 10 and 16 px',
  async faults() {
    const found: string[] = []
    for (const size of rootSizes) {
      root.style.fontSize = size
      await settled()
      found.push(...smallTexts().map(one => `root font size ${size}: ${one}`))
    }
    root.style.fontSize = ''
    await settled()
    return found
  },
  broken: smallTextViews,
})
