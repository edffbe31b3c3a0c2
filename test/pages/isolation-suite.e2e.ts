import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { tellFigure } from '../support/figure.ts'
import { gallery, galleryNames } from '../support/gallery.ts'
import { actPages } from '../support/hostile/acts.ts'
import { fragile, hostileFiles as files } from '../support/hostile/fragile.ts'
import { libraryPages } from '../support/hostile/libraries.ts'
import { documentOf, type HostilePage } from '../support/hostile/page.ts'
import { stylePages } from '../support/hostile/styles.ts'
import { elementsOn, selfChecks } from '../support/scope.ts'
import { openSuitePage, type Shown, type SuitePage } from '../support/suite-page.ts'

const pages = [...stylePages, ...libraryPages, ...actPages]
let [same, toReach] = [0, 0]

/** How each element of a gallery looks. */
type Looks = readonly string[]

/** How the page looks now: each element by itself. '' where it shows nothing. */
async function look(page: SuitePage): Promise<Looks> {
  await page.settle(200)
  return page.looksOf(await page.call('boxes'))
}

const areSame = (one: Looks, two: Looks) => `${one}` === `${two}`

/** An element may be ready before it has drawn what an answer says, or what a glance at it brings: it is looked at again. */
const mostLooks = 5

async function picturesOf(
  hostile: Partial<HostilePage>,
  elements: readonly Shown[],
  known?: Looks,
): Promise<Looks> {
  const page = await openSuitePage({ html: documentOf(hostile, gallery(elements)), files })
  await page.call('galleryShows')
  // What others are compared with is at rest once it looks the same twice.
  let earlier = known ?? (await look(page))
  let pictures = await look(page)
  for (let looks = 1; looks < mostLooks && !areSame(pictures, earlier); looks++) {
    earlier = known ?? pictures
    // oxlint-disable-next-line no-await-in-loop -- each look comes after the one before
    pictures = await look(page)
  }
  await page.close()
  return pictures
}

const pictureOf = async (element: Shown, hostile: Partial<HostilePage>) =>
  (await picturesOf(hostile, [element]))[0]

describe('Pictures of elements', { concurrency: 2 }, () => {
  const bare = new Map<string, Promise<Looks>>()
  /** The pictures of these elements on a bare page. */
  function bareOf(elements: readonly Shown[]): Promise<Looks> {
    const key = elements.map(({ tag }) => tag).join()
    const known = bare.get(key) ?? picturesOf({}, elements)
    bare.set(key, known)
    return known
  }

  for (const broken of selfChecks([fragile])) {
    it('COR-091 are found to differ where the page changes an element', async () => {
      const own = await pictureOf(broken, {})
      const changed = await pictureOf(broken, stylePages[0] ?? {})
      const large = await pictureOf(broken, { head: '<style>html{font-size:20px}</style>' })
      assert.notEqual(own, '')
      assert.equal(own, changed, 'its shadow root keeps a reset out')
      const colored = await pictureOf(broken, { head: '<style>dp-fragile{color:#060}</style>' })
      assert.notEqual(own, large, 'another size')
      assert.notEqual(own, colored, 'the same size in another color')
    })
  }

  for (const [at, hostile] of pages.entries()) {
    const elements = elementsOn('isolation', at)
    const names = galleryNames(elements)
    if (names.length === 0) continue
    toReach += names.length
    it(`COR-090 COR-091 are those of a bare page with ${hostile.name}`, async () => {
      const expected = await bareOf(elements)
      const found = await picturesOf(hostile, elements, expected)
      const other = names.filter((_, place) => found[place] !== expected[place])
      same += names.length - other.length
      assert.deepEqual(other, [])
    })
  }

  after(() =>
    tellFigure({
      suite: 'isolation',
      what: `pictures as on a bare page, of ${pages.length} pages`,
      reached: same,
      toReach,
    }),
  )
})
