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
import type { Box } from '../support/suite-world.ts'

const pages = [...stylePages, ...libraryPages, ...actPages]
let [same, toReach] = [0, 0]

/** A picture of each element's box; '' where it shows nothing. */
async function eachPicture({ page }: SuitePage, boxes: readonly Box[]): Promise<string[]> {
  const pictures: string[] = []
  for (const clip of boxes) {
    const isEmpty = clip.width === 0 || clip.height === 0
    pictures.push(isEmpty ? '' : await page.screenshot({ clip, encoding: 'base64' }))
  }
  return pictures
}

interface Pictures {
  /** Of the page as it is, with where its elements stand. */
  whole: string
  each: readonly string[]
}

/** The page as it is now. Elements that look as in `known` on a whole page that does are not looked at one by one. */
async function look(page: SuitePage, known?: Pictures): Promise<Pictures> {
  await page.settle(200)
  const boxes = await page.call('boxes')
  const whole =
    JSON.stringify(boxes) + (await page.page.screenshot({ fullPage: true, encoding: 'base64' }))
  return whole === known?.whole ? known : { whole, each: await eachPicture(page, boxes) }
}

const areSame = (one: Pictures, two: Pictures) => `${one.each}` === `${two.each}`

/** An element may be ready before it has drawn what an answer says, or what a glance at it brings: it is looked at again. */
const mostLooks = 5

async function picturesOf(
  hostile: Partial<HostilePage>,
  elements: readonly Shown[],
  known?: Pictures,
): Promise<Pictures> {
  const page = await openSuitePage({ html: documentOf(hostile, gallery(elements)), files })
  await page.call('galleryShows')
  // What others are compared with is at rest once it looks the same twice, each element by itself.
  let earlier = known ?? (await look(page))
  let pictures = await look(page, known)
  for (let looks = 1; looks < mostLooks && !areSame(pictures, earlier); looks++) {
    earlier = known ?? pictures
    // oxlint-disable-next-line no-await-in-loop -- each look comes after the one before
    pictures = await look(page, known)
  }
  await page.close()
  return pictures
}

const pictureOf = async (element: Shown, hostile: Partial<HostilePage>) =>
  (await picturesOf(hostile, [element])).each[0]

describe('Pictures of elements', { concurrency: 2 }, () => {
  const bare = new Map<string, Promise<Pictures>>()
  /** The pictures of these elements on a bare page. */
  function bareOf(elements: readonly Shown[]): Promise<Pictures> {
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
      assert.notEqual(own, large)
    })
  }

  for (const [at, hostile] of pages.entries()) {
    const elements = elementsOn('isolation', at)
    const names = galleryNames(elements)
    if (names.length === 0) continue
    toReach += names.length
    it(`COR-090 COR-091 are those of a bare page with ${hostile.name}`, async () => {
      const expected = await bareOf(elements)
      const { each } = await picturesOf(hostile, elements, expected)
      const other = names.filter((_, place) => each[place] !== expected.each[place])
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
