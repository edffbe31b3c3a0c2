import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { Image } from '../../src/parts/image.tsx'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

const dot = '/images/soap.svg'
const other = '/images/lipstick.svg'
const missing = '/images/no-such-picture.svg'

async function show(src: string | null | undefined, instead?: ReactNode, alt = 'A soap') {
  const drawing = (address: typeof src) => <Image src={address} alt={alt} instead={instead} />
  const view = await mount(drawing(src))
  const image = () => view.shadow.querySelector<HTMLElement>('.image')
  const img = () => view.shadow.querySelector('img')
  const lost = () => waitUntil(() => !img(), 'the picture stays')
  return { ...view, image, img, lost, turn: (address: typeof src) => view.draw(drawing(address)) }
}

const sizeOf = (node: Element | null) => {
  const { height = 0, width = 0 } = node?.getBoundingClientRect() ?? {}
  return [Math.round(width), Math.round(height)]
}

describe('Image', () => {
  afterEach(unmountAll)

  it('COR-190 shows a picture, with its name and as large as its room', async () => {
    const { image, img } = await show(dot)
    expect([img()?.getAttribute('src'), img()?.alt]).to.deep.equal([dot, 'A soap'])
    await waitUntil(() => img()?.naturalWidth, 'the picture does not load')
    expect([sizeOf(image()), sizeOf(img())]).to.deep.equal([
      [64, 64],
      [64, 64],
    ])
    expect(image()?.dataset['lost']).to.equal('false')
  })

  it('COR-190 puts an outline in the same room in place of a picture that fails', async () => {
    const { image, img, lost } = await show(missing)
    expect(sizeOf(image())).to.deep.equal([64, 64])
    await lost()
    expect(image()?.querySelector('svg')).to.be.instanceOf(SVGElement)
    expect([sizeOf(image()), image()?.role, image()?.ariaLabel, img()]).to.deep.equal([
      [64, 64],
      'img',
      'A soap',
      null,
    ])
  })

  it('COR-190 has no name of its own where a text beside it says the same', async () => {
    const { image, lost } = await show(missing, undefined, '')
    await lost()
    expect([image()?.getAttribute('role'), image()?.getAttribute('aria-label')]).to.deep.equal([
      null,
      null,
    ])
  })

  it('COR-190 puts what the caller has in place of a picture, or leaves all out', async () => {
    const named = await show(missing, <b>No picture</b>)
    await named.lost()
    expect(named.image()?.textContent).to.equal('No picture')
    const none = await show(missing, null)
    await none.lost()
    expect(none.image()).to.equal(null)
  })

  for (const [what, address] of [
    ['missing', null],
    ['missing', undefined],
    ['blank', ' '],
    ['unsafe', 'javascript:alert(1)'],
    ['unsafe', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ] as const) {
    it(`COR-190 asks for nothing where the address is ${what}: ${address}`, async () => {
      const { image, img } = await show(address)
      expect([img(), image()?.dataset['lost']]).to.deep.equal([null, 'true'])
    })
  }

  it('COR-190 tries another address, and keeps what it knows of the first', async () => {
    const { image, img, lost, turn } = await show(missing)
    await lost()
    await turn(other)
    await waitUntil(() => img()?.naturalWidth, 'the other picture does not come')
    expect(image()?.dataset['lost']).to.equal('false')
    await turn(missing)
    await lost()
    expect(image()?.dataset['lost']).to.equal('true')
  })
})
