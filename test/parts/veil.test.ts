import { expect } from '@open-wc/testing'
import { veil } from '../../src/page/veil.ts'
import { place } from '../support/browser.ts'
import { nextDrawing, waitUntil } from '../support/wait.ts'
import { watchPage } from '../support/watch-page.ts'

describe('A veil', () => {
  let ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends) end()
    ends = []
  })

  it('GFT-014 COR-037 follows its control without an error when a scroll bar goes', async () => {
    const watch = watchPage()
    const box = place(`<div style="position:relative;overflow:auto;width:200px;height:100px">
      <p style="margin:0;height:150px"></p><button style="width:100px">Buy</button></div>`)
    const [above, button] = box.querySelectorAll<HTMLElement>('p, button')
    const laid = veil(button!, { point() {}, press() {} })
    ends.push(laid.end, watch.end)
    await nextDrawing()
    above!.style.height = '10px'
    button!.style.width = '120px'
    const boxes = () => [laid.veil, button!].map(one => JSON.stringify(one.getBoundingClientRect()))
    await waitUntil(() => new Set(boxes()).size === 1, 'the veil does not follow')
    await nextDrawing()
    expect(watch.take()).to.deep.equal([])
  })
})
