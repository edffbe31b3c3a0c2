import { expect } from '@open-wc/testing'
import { catalogue } from '../../elements/index.ts'
import type { Descriptor, Example } from '../../src/element/describe.ts'
import { session } from '../support/browser.ts'
import { engine, has } from '../support/engine.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { lookAt, lookAway } from '../support/page-modes.ts'
import { chosen, selfChecks } from '../support/scope.ts'
import { bring, shownPage } from '../support/shown-page.ts'

/** Widths of places for an element, from a column to a tablet. */
const sweep = Array.from({ length: 29 }, (_, at) => 300 + 19 * at)

const screens = {
  'small phone': { width: 320, pointer: 'coarse' },
  phone: { width: 390, pointer: 'coarse', widths: sweep },
  'narrow page': { width: 320, pointer: 'fine' },
  tablet: { width: 768, pointer: 'fine' },
  'tablet, with a fallback': { width: 768, pointer: 'fine', fallback: 'Soon here' },
  desktop: { width: 1280, pointer: 'fine', widths: sweep },
} as const

interface Screen {
  width: number
  pointer: 'fine' | 'coarse'
  /** Content for hosts that would otherwise be empty. */
  fallback?: string
  /** Further widths to measure in. */
  widths?: readonly number[]
}

const feature = 'the DevTools protocol'
const visitors = ['signed-out', 'signed-in', 'member', 'business'] as const
const cases = chosen(
  'layout shift',
  catalogue.flatMap(descriptor =>
    Object.entries(screens).map(([name, screen]) => ({
      tag: descriptor.tag,
      descriptor,
      name,
      screen,
    })),
  ),
)
let still = 0

/** Finds what moves when elements come to a page that is already visible. One page per example. */
async function moves(
  { tag }: Pick<Descriptor, 'tag'>,
  examples: readonly Example[],
  { width, widths = [], pointer, fallback = '' }: Screen,
  source?: string,
): Promise<string[]> {
  await lookAt('light', pointer)
  const found: string[] = []
  for (const visitor of visitors) {
    const seen = examples.filter(({ as = 'signed-out' }) => as === visitor)
    if (seen.length === 0) continue
    const { csrfToken } = await session(visitor)
    const moved = await Promise.all(
      seen.map(async ({ title, html }) => {
        const written = html.replace(`></${tag}>`, `>${fallback}</${tag}>`)
        const page = await shownPage(written, width, csrfToken)
        const shown = await bring(page, tag, [width, ...widths], source)
        return shown.map(move => `${title}: ${move}`)
      }),
    )
    found.push(...moved.flat())
  }
  return found
}

describe('Layout shift', () => {
  after(async () => {
    if (!has(feature)) return
    await lookAway()
    const toReach = cases.flatMap(({ descriptor }) => descriptor.examples).length
    const what = 'examples on a screen that moved nothing'
    await tellFigure({ suite: 'layout shift', what, reached: still, toReach })
  })

  for (const [how, attributes, sign] of selfChecks([
    ['stays taller than its room', '', /Broken: what follows[^]*layout shift/],
    ['is so for a moment', 'data-until="0"', /Broken: what follows[^]*layout shift/],
    [
      'is so in some fonts alone',
      'data-height="max(0px, 1000px - 100ch)"',
      /^Broken: in a font narrow: what follows moves by \d/,
    ],
  ] as const)) {
    engine.it(`is found of an element that ${how}`, feature, async () => {
      const tag = 'dp-jumping'
      const example = { title: 'Broken', html: `<${tag} ${attributes}></${tag}>` }
      const source = '/test/support/broken/jumping-element.js'
      const found = await moves({ tag }, [example], screens.desktop, source)
      expect(found.join('\n')).to.match(sign)
    })
  }

  for (const { descriptor, name, screen, tag } of cases) {
    engine.it(
      `COR-113 COR-150 is 0 when <${tag}> comes to a page on a ${name}`,
      feature,
      async () => {
        expect(await moves(descriptor, descriptor.examples, screen)).to.deep.equal([])
        still += descriptor.examples.length
      },
    )
  }
})
