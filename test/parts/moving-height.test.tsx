import { expect } from '@open-wc/testing'
import { MovingHeight } from '../../src/parts/moving-height.tsx'
import { emulateReducedMotion, engine } from '../support/engine.ts'
import { mount, unmountAll } from './mount.tsx'

const box = (of: string, height: number) => (
  <MovingHeight of={of}>
    <p style={{ height: `${height}px`, margin: '0' }}>Text</p>
  </MovingHeight>
)

const show = async () => {
  const view = await mount(box('long', 200))
  const node = view.find('.moving-height')
  const at = (ms: number) => {
    for (const motion of node.getAnimations()) {
      motion.pause()
      motion.currentTime = ms
    }
    return node.offsetHeight
  }
  return { ...view, node, at }
}

describe('MovingHeight', () => {
  beforeEach(() => document.documentElement.style.setProperty('--dp-motion', '0.2s'))
  afterEach(() => {
    document.documentElement.style.removeProperty('--dp-motion')
    unmountAll()
  })

  engine.it(
    'COR-185 leads to the new height in 200 ms, from the height before',
    'motion',
    async () => {
      const { at, draw, node } = await show()
      await draw(box('short', 40))
      expect([at(0), at(199.9)]).to.deep.equal([200, 40])
      node.getAnimations()[0]!.finish()
      expect([node.offsetHeight, node.getAnimations().length]).to.deep.equal([40, 0])
    },
  )

  engine.it('COR-185 turns round from where it is', 'motion', async () => {
    const { at, draw } = await show()
    await draw(box('short', 40))
    const middle = at(60)
    expect(middle).to.be.within(41, 199)
    await draw(box('long', 200))
    expect([at(0), at(199.9)]).to.deep.equal([middle, 200])
  })

  engine.it('COR-185 moves nothing while the same shows', 'motion', async () => {
    const { draw, node } = await show()
    await draw(box('long', 40))
    expect([node.offsetHeight, node.getAnimations().length]).to.deep.equal([40, 0])
  })

  it('COR-185 is there at once where the page sets no motion', async () => {
    document.documentElement.style.setProperty('--dp-motion', '0s')
    const { draw, node } = await show()
    await draw(box('short', 40))
    expect([node.offsetHeight, node.getAnimations().length]).to.deep.equal([40, 0])
  })

  engine.it('COR-185 COR-109 is there at once with reduced motion', 'motion', async () => {
    await emulateReducedMotion(true)
    try {
      const { draw, node } = await show()
      await draw(box('short', 40))
      expect([node.offsetHeight, node.getAnimations().length]).to.deep.equal([40, 0])
    } finally {
      await emulateReducedMotion(false)
    }
  })

  engine.it('COR-185 follows its content when it grows on the way', 'motion', async () => {
    const { draw, node } = await show()
    await draw(box('short', 40))
    await draw(box('short', 90))
    for (const motion of node.getAnimations()) motion.finish()
    expect(node.offsetHeight).to.equal(90)
  })
})
