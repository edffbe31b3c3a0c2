import { expect, nextFrame } from '@open-wc/testing'
import { restore, stub } from 'sinon'
import 'virtual:dp-quantity-selector'
import { eventsOf, inShadow, mount } from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-quantity-selector'
const item = `data-static-data='{"asin":"B0HEADPH01","storeId":"s","quantityUnit":"u"}'`
const fullWidth =
  '<style>.form-control { display: block; width: 100%; box-sizing: border-box }</style>'
const selector = (inner: string) =>
  `<div style="width: 400px">${fullWidth}<${tag} data-widget-id="place" ${item}>${inner}</${tag}></div>`

const widthOf = (node: Element) => node.getBoundingClientRect().width

async function warnings(html: string) {
  const warned = stub(console, 'warn')
  const heard = eventsOf(document, 'dp-error')
  const host = await mount(tag, html)
  host.dataset['enable'] = 'false'
  await nextFrame()
  host.dataset['enable'] = 'true'
  await nextFrame()
  return { texts: warned.args.map(String), errors: heard.take().map(({ detail }) => detail) }
}

describe(`${tag} in its place`, () => {
  afterEach(restore)

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

  for (const [kind, inner] of Object.entries({
    nothing: '',
    'a select without numbers': '<select><option value="">Choose</option></select>',
    'a hidden control': '<input type="hidden" name="quantity" value="1">',
  })) {
    it(`COR-174 warns once, in the console and by an event, with ${kind} inside`, async () => {
      const { errors, texts } = await warnings(selector(inner))
      expect(texts).to.have.lengthOf(1)
      expect(texts[0])
        .to.include('<dp-quantity-selector')
        .and.include('qsItems')
        .and.include('<input>')
      expect(errors).to.have.lengthOf(1)
      expect([errors[0].code, errors[0].problems[0].message]).to.deep.equal([
        'config',
        texts[0]?.replace(/^.*?>: /, ''),
      ])
    })
  }

  it('COR-174 does not warn with a control, or with an empty list that the page gives', async () => {
    const list = '<script type="application/json" data-dp-state>{"qsItems":[]}</script>'
    for (const inner of ['<input type="number" value="1">', list]) {
      const { errors, texts } = await warnings(selector(inner))
      expect([texts, errors]).to.deep.equal([[], []])
      restore()
    }
  })
})
