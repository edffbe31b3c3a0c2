import { expect } from '@open-wc/testing'
import 'virtual:dp-quantity-selector'
import { inShadow, mount } from '../support/browser.ts'
import { waitUntil } from '../support/wait.ts'

const tag = 'dp-quantity-selector'
const fullWidth =
  '<style>.form-control { display: block; width: 100%; box-sizing: border-box }</style>'
const selector = (control: string) =>
  `<div style="width: 400px">${fullWidth}<${tag} data-widget-id="place">${control}</${tag}></div>`

const widthOf = (node: Element) => node.getBoundingClientRect().width

describe('An element that adopts a control', () => {
  it('COR-173 is as wide as its place when the input that it adopts is', async () => {
    const host = await mount(tag, selector('<input class="form-control" type="number" value="1">'))
    await waitUntil(() => host.shadowRoot?.querySelector('[part=input]'), 'the input is drawn')
    expect([widthOf(host), widthOf(inShadow(host, '[part=input]'))]).to.deep.equal([400, 400])
  })

  it('COR-173 is as wide as its place when the select that it adopts is', async () => {
    const select = '<select class="form-control"><option>1</option><option>2</option></select>'
    const host = await mount(tag, selector(select))
    expect([widthOf(host), widthOf(inShadow(host, '[part=button]'))]).to.deep.equal([400, 400])
  })

  it('COR-173 keeps its own width with a control of its own width', async () => {
    const host = await mount(tag, selector('<input type="number" value="1">'))
    await waitUntil(() => host.shadowRoot?.querySelector('[part=input]'), 'the input is drawn')
    expect(widthOf(host)).to.be.lessThan(200)
    expect(host.shadowRoot?.querySelector('slot[hidden]')).to.equal(null)
  })
})
