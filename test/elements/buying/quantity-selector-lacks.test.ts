import { expect, nextFrame } from '@open-wc/testing'
import { restore, stub } from 'sinon'
import 'virtual:dp-quantity-selector'
import { eventsOf, inShadow, mount, pageState } from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-quantity-selector'
const item = `data-static-data='{"asin":"B0HEADPH01","storeId":"s","quantityUnit":"u"}'`
const item1 = { id: '1', data: { quantity: 1 } }
const selector = (inner: string, attributes = '') =>
  `<div><${tag} data-widget-id="place" ${item} ${attributes}>${inner}</${tag}></div>`

async function warnings(html: string) {
  const warned = stub(console, 'warn')
  const heard = eventsOf(document, 'dp-error')
  const host = await mount(tag, html)
  host.dataset['enable'] = 'false'
  await nextFrame()
  host.dataset['enable'] = 'true'
  await nextFrame()
  return {
    host,
    texts: warned.args.map(String),
    errors: heard.take().map(({ detail }) => detail),
  }
}
const isDisabled = (host: Element) => [
  host.matches(':state(disabled)'),
  (inShadow(host, 'button') as HTMLButtonElement).disabled,
]

describe(`${tag} without a control or quantities`, () => {
  // The words of the warnings come with it.
  before(() => import('../../../src/widgets/buying/quantity-selector/choice.late.ts'))
  afterEach(restore)

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
        .and.include('expected qsItems, a <select> or an <input>; it stays disabled')
      expect(errors).to.have.lengthOf(1)
      expect([errors[0].code, errors[0].problems[0].message]).to.deep.equal([
        'config',
        texts[0]?.replace(/^.*?>: /, ''),
      ])
    })
  }

  it('COR-174 stays disabled without quantities and without a control', async () => {
    stub(console, 'warn')
    for (const inner of ['', '<select><option value="">Choose</option></select>']) {
      const host = await mount(tag, selector(inner))
      expect(isDisabled(host), inner).to.deep.equal([true, true])
    }
  })

  it('COR-174 warns when the control has lost its quantities, and works when they are back', async () => {
    const warned = stub(console, 'warn')
    const host = await mount(tag, selector('<select><option>1</option><option>2</option></select>'))
    const select = host.querySelector('select') as HTMLSelectElement
    expect([isDisabled(host), warned.callCount]).to.deep.equal([[false, false], 0])
    select.replaceChildren()
    await waitUntil(() => warned.called, 'the author is told')
    expect(isDisabled(host)).to.deep.equal([true, true])
    select.append(new Option('3'))
    await waitUntil(() => !isDisabled(host).includes(true), 'it works again')
    expect(warned.callCount).to.equal(1)
  })

  for (const [kind, inner, attributes] of [
    ['a number input', '<input type="number" value="1">', ''],
    ['a select', '<select><option>1</option></select>', ''],
    ['a list', pageState('quantity-selector', { qsItems: [item1] }), ''],
    ['an empty list that the page gives', pageState('quantity-selector', { qsItems: [] }), ''],
    ['the simplified stepper', '', 'data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"'],
  ] as const) {
    it(`COR-174 does not warn with ${kind}`, async () => {
      const { errors, texts } = await warnings(selector(inner, attributes))
      expect([texts, errors]).to.deep.equal([[], []])
    })
  }
})
