import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../elements/index.ts'
import { tellFigure } from '../support/figure.ts'
import { gallery, galleryNames } from '../support/gallery.ts'
import { actPages } from '../support/hostile/acts.ts'
import { libraryFiles, libraryPages } from '../support/hostile/libraries.ts'
import { documentOf, type HostilePage } from '../support/hostile/page.ts'
import { stylePages } from '../support/hostile/styles.ts'
import { openSuitePage, type Shown } from '../support/suite-page.ts'

const fragile: Shown = {
  tag: 'dp-fragile',
  examples: [{ title: 'Fragile', html: '<dp-fragile></dp-fragile>' }],
}
const files = {
  ...libraryFiles,
  '/dist/elements/dp-fragile.js': fileURLToPath(
    new URL('../support/broken/fragile-element.js', import.meta.url),
  ),
}
const names = galleryNames(catalogue)
const pages = [...stylePages, ...libraryPages, ...actPages]
let same = 0

/** A picture of each element's box; '' where it shows nothing. */
async function picturesOf(hostile: Partial<HostilePage>, elements: readonly Shown[]) {
  const page = await openSuitePage({ html: documentOf(hostile, gallery(elements)), files })
  await page.call('galleryShows')
  await page.settle(200)
  const boxes = await page.call('boxes')
  const pictures: string[] = []
  for (const clip of boxes) {
    const isEmpty = clip.width === 0 || clip.height === 0
    pictures.push(isEmpty ? '' : await page.page.screenshot({ clip, encoding: 'base64' }))
  }
  await page.close()
  return pictures
}

describe('Pictures of elements', () => {
  let bare: string[]
  before(async () => {
    bare = await picturesOf({}, catalogue)
  })

  it('COR-091 are found to differ where the page changes an element', async () => {
    const [own] = await picturesOf({}, [fragile])
    const [changed] = await picturesOf(stylePages[0] ?? {}, [fragile])
    const [large] = await picturesOf({ head: '<style>html{font-size:20px}</style>' }, [fragile])
    assert.notEqual(own, '')
    assert.equal(own, changed, 'its shadow root keeps a reset out')
    assert.notEqual(own, large)
  })

  for (const hostile of pages) {
    it(`COR-090 COR-091 are those of a bare page with ${hostile.name}`, async () => {
      const pictures = await picturesOf(hostile, catalogue)
      const other = names.filter((_, at) => pictures[at] !== bare[at])
      same += names.length - other.length
      assert.deepEqual(other, [])
    })
  }

  after(() =>
    tellFigure({
      suite: 'isolation',
      what: `pictures as on a bare page, of ${pages.length} pages`,
      reached: same,
      toReach: names.length * pages.length,
    }),
  )
})
