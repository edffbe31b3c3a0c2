import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { View as QuantityList } from '../../src/parts/quantity-list.late.tsx'
import { cutOff } from '../support/fit.ts'
import { mount, unmountAll } from './mount.tsx'

const numbers = Array.from({ length: 9 }, (_, at) => at + 1)

/** An open list of quantities, with a last entry that needs some room. */
async function openList(options: readonly number[]) {
  const view = await mount(<button type="button">1</button>)
  await view.draw(
    <>
      <button type="button">1</button>
      <QuantityList
        label="Quantity"
        closeLabel="Close"
        value={1}
        options={options}
        locale="en"
        more={{ text: '10+ pieces', onChoose: () => {} }}
        anchor={() => view.find('button')}
        onChoose={() => {}}
        onClose={() => {}}
      />
    </>,
  )
  const heights = [...view.shadow.querySelectorAll('.option')].map(
    option => option.getBoundingClientRect().height,
  )
  return { ...view, heights }
}

describe('A list of quantities', () => {
  after(() => setViewport({ width: 800, height: 600 }))
  afterEach(unmountAll)

  for (const [layer, width] of [
    ['popover', 800],
    ['sheet', 390],
  ] as const) {
    for (const options of [numbers, numbers.slice(0, 2)]) {
      it(`COR-106 never scrolls sideways in a ${layer}, with ${options.length} quantities`, async () => {
        await setViewport({ width, height: 600 })
        const { heights } = await openList(options)
        expect(cutOff(document.body)).to.deep.equal([])
        expect([...new Set(heights)]).to.deep.equal([45])
      })
    }
  }
})
