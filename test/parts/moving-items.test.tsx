import { expect } from '@open-wc/testing'
import { MovingItems } from '../../src/parts/moving-items.tsx'
import { emulateReducedMotion, engine } from '../support/engine.ts'
import { mount, unmountAll } from './mount.tsx'

const box = (of: 'start' | 'end', fades = false) => (
  <MovingItems of={of} move={{ at: 'b', ms: 250 }} fade={fades ? { at: 'i', ms: 400 } : undefined}>
    <b
      style={{ display: 'block', width: '40px', marginInlineStart: of === 'end' ? '100px' : '0px' }}
    >
      B
    </b>
    <i>I</i>
  </MovingItems>
)

const show = async () => {
  const view = await mount(box('start'))
  const times = (selector: string) =>
    view
      .find(selector)
      .getAnimations()
      .map(({ effect }) => effect?.getTiming().duration)
  return { ...view, times }
}

describe('MovingItems', () => {
  beforeEach(() => document.documentElement.style.setProperty('--dp-motion', '0.2s'))
  afterEach(() => {
    document.documentElement.style.removeProperty('--dp-motion')
    unmountAll()
  })

  engine.it('BEA-005 leads a node from where it stood to where it stands', 'motion', async () => {
    const { draw, find, times } = await show()
    const before = find('b').getBoundingClientRect().left
    await draw(box('end', true))
    expect([times('b'), times('i')]).to.deep.equal([[250], [400]])
    const [motion] = find('b').getAnimations()
    motion!.pause()
    motion!.currentTime = 0
    expect(find('b').getBoundingClientRect().left).to.equal(before)
    motion!.finish()
    expect(find('b').getBoundingClientRect().left).to.equal(before + 100)
  })

  engine.it(
    'BEA-005 starts anew where the node is when the next change comes',
    'motion',
    async () => {
      const { draw, times } = await show()
      await draw(box('end', true))
      await draw(box('start'))
      expect([times('b'), times('i')]).to.deep.equal([[250], []])
    },
  )

  it('BEA-005 moves nothing when the same shows again', async () => {
    const { draw, times } = await show()
    await draw(box('start', true))
    expect([times('b'), times('i')]).to.deep.equal([[], []])
  })

  engine.it('BEA-007 moves nothing with reduced motion', 'the DevTools protocol', async () => {
    await emulateReducedMotion(true)
    const { draw, times } = await show()
    await draw(box('end', true))
    expect([times('b'), times('i')]).to.deep.equal([[], []])
    await emulateReducedMotion(false)
  })
})
