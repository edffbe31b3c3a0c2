import type { Page } from 'puppeteer-core'
import type { Box } from './suite-world.ts'

/** In pixels. A picture of a page that is much higher would repeat its upper part. */
const mostHeight = 4_000

/** A box in whole pixels, as the browser paints it. */
function inPixels({ height, width, x, y }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return {
    x: left,
    y: top,
    width: Math.round(x + width) - left,
    height: Math.round(y + height) - top,
  }
}

/** Boxes that fit one picture, from top to bottom. */
function bandsOf(boxes: readonly Box[]): Box[][] {
  const bands: Box[][] = []
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const band = bands.at(-1)
    const fits = band && box.y + box.height - band[0]!.y <= mostHeight
    if (fits) band.push(box)
    else bands.push([box])
  }
  return bands
}

/** Runs in a page: for each box its size, and a number of its pixels that changes with each of them. */
async function read(base64: string, boxes: readonly Box[]): Promise<string[]> {
  const image = await createImageBitmap(
    await (await fetch(`data:image/png;base64,${base64}`)).blob(),
  )
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
  context.drawImage(image, 0, 0)
  return boxes.map(({ height, width, x, y }) => {
    const { data } = context.getImageData(x, y, width, height)
    let sum = 0
    for (const color of new Uint32Array(data.buffer)) sum = (Math.imul(sum, 31) + color) | 0
    return `${width} × ${height}: ${sum}`
  })
}

/** What pictures told, by their boxes and texts. Most pages look alike. */
const told = new Map<string, string[]>()

async function readOnce(reader: Page, picture: string, boxes: readonly Box[]): Promise<string[]> {
  const key = JSON.stringify(boxes) + picture
  const known = told.get(key) ?? (await reader.evaluate(read, picture, boxes))
  told.set(key, known)
  return known
}

/**
 * How a page looks in each box, in the order of the boxes: the same text for the same pixels, '' for an empty box. One
 * picture shows many boxes, because each picture takes long. `reader`: another page, which reads the pictures.
 */
export async function looksIn(page: Page, reader: Page, boxes: readonly Box[]): Promise<string[]> {
  const looks = new Map<Box, string>()
  const seen = new Map(
    boxes
      .map((box): [Box, Box] => [inPixels(box), box])
      .filter(([{ height, width }]) => height > 0 && width > 0),
  )
  for (const band of bandsOf([...seen.keys()])) {
    const [x, y] = [Math.min(...band.map(box => box.x)), band[0]!.y]
    const [right, bottom] = [
      Math.max(...band.map(box => box.x + box.width)),
      Math.max(...band.map(box => box.y + box.height)),
    ]
    const clip = { x, y, width: right - x, height: bottom - y }
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    const picture = await page.screenshot({ clip, encoding: 'base64', optimizeForSpeed: true })
    const inPicture = band.map(box => ({ ...box, x: box.x - x, y: box.y - y }))
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    const texts = await readOnce(reader, picture, inPicture)
    for (const [at, box] of band.entries()) looks.set(seen.get(box)!, texts[at]!)
  }
  return boxes.map(box => looks.get(box) ?? '')
}
