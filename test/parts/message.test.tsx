import { expect } from '@open-wc/testing'
import { Message } from '../../src/parts/message.tsx'
import { engine } from '../support/engine.ts'
import { lookAt, lookAway } from '../support/page-modes.ts'
import { mount, unmountAll } from './mount.tsx'

const message = (isLink: boolean) => (
  <Message tone="error" retryLabel={isLink ? 'Try again' : undefined}>
    It failed. {isLink && <a href="#cart">View cart</a>}
  </Message>
)

describe('Message', () => {
  afterEach(unmountAll)

  engine.it(
    'COR-103 keeps its line together around links for fingers',
    'the DevTools protocol',
    async () => {
      await lookAt('light', 'coarse')
      const plain = (await mount(message(false))).find('.message').offsetHeight
      const { find } = await mount(message(true))
      const targets = ['a', 'button'].map(name => find(name).offsetHeight)
      const height = find('.message').offsetHeight
      await lookAway()
      expect(targets).to.deep.equal([44, 44])
      expect(height).to.equal(plain)
    },
  )

  engine.it(
    'COR-103 has a link of few letters as wide as a finger',
    'the DevTools protocol',
    async () => {
      await lookAt('light', 'coarse')
      const { find } = await mount(
        <Message tone="error" retryLabel="أقل">
          It failed.
        </Message>,
      )
      const { offsetWidth } = find('button')
      await lookAway()
      expect(offsetWidth).to.equal(44)
    },
  )

  engine.it('COR-105 has a border in forced colors', 'the DevTools protocol', async () => {
    await lookAt('forced colors')
    const { find } = await mount(message(false))
    const { borderTopStyle, borderTopWidth } = getComputedStyle(find('.message'))
    await lookAway()
    expect([borderTopStyle, borderTopWidth]).to.deep.equal(['solid', '1px'])
  })
})
