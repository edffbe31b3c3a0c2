import { expect } from '@open-wc/testing'
import jQuery from 'jquery'
import { box, bulb, lock, plug, smartHome, tag } from '../../support/smart-home-bundle.ts'
import { nextDrawing, waitUntil } from '../../support/wait.ts'

const becomes = (total: () => string, text: string) =>
  waitUntil(() => total() === text, `${total()} in place of ${text}`)

/** What the page and its scripts do to the check boxes. */
describe(`${tag} and the page`, () => {
  it('SMH-020 sees a box that jQuery checks without an event, and tells nobody', async () => {
    const { events, of, total } = await smartHome()
    jQuery(of(bulb)).prop('checked', true)
    await becomes(total, 'Total: $29.90')
    jQuery(of(bulb)).prop('checked', false)
    await becomes(total, 'Total: $0.00')
    expect(events()).to.deep.equal([])
  })

  it('SMH-020 sees a box that a script checks by its attribute', async () => {
    const { of, total } = await smartHome()
    jQuery(of(plug)).attr('checked', 'checked')
    await becomes(total, 'Total: $44.90')
  })

  it('SMH-020 takes the click of a script for one of the shopper', async () => {
    const { events, of, total } = await smartHome()
    jQuery(of(bulb)).trigger('click')
    await becomes(total, 'Total: $29.90')
    expect(events().map(([name]) => name)).to.deep.equal(['dp-bundle-changed'])
  })

  it('SMH-020 follows boxes that come later and boxes that are replaced', async () => {
    const { host, label, of, total } = await smartHome({ boxes: box(bulb, '29.90', 'checked') })
    of(bulb).closest('label')!.outerHTML = box(plug, '44.90', 'checked')
    await becomes(total, 'Total: $44.90')
    host.insertAdjacentHTML('beforeend', `<div>${box(lock, '159.00')}</div>`)
    await nextDrawing()
    of(lock).checked = true
    await becomes(total, 'Total: $203.90')
    expect(label()).to.equal('Add 2')
    host.querySelector('div')?.remove()
    await becomes(total, 'Total: $44.90')
  })

  it('SMH-020 shows another price as soon as the page writes it', async () => {
    const { of, total } = await smartHome({ boxes: box(bulb, '29.90', 'checked') })
    of(bulb).dataset['price'] = '19.90'
    await becomes(total, 'Total: $19.90')
  })

  it('SMH-020 starts anew when the form is reset', async () => {
    const { check, events, form, total } = await smartHome({
      boxes: box(bulb, '29.90', 'checked') + box(plug, '44.90'),
    })
    await check(bulb, plug)
    events()
    form.reset()
    await becomes(total, 'Total: $29.90')
    expect(events()).to.deep.equal([])
  })

  it('SMH-020 has the earlier total where the page cancels the press on a box', async () => {
    const { check, events, of, total } = await smartHome()
    of(bulb).addEventListener('click', event => event.preventDefault())
    await check(bulb)
    await becomes(total, 'Total: $0.00')
    expect([of(bulb).checked, events()]).to.deep.equal([false, []])
  })

  it('SMH-021 hides the button of the page while it works, and gives it back', async () => {
    const { host, send } = await smartHome()
    const now = () => [send().disabled, getComputedStyle(send()).display === 'none']
    expect(now()).to.deep.equal([true, true])
    const { parentElement } = host
    host.remove()
    await nextDrawing()
    expect([send().disabled, send().style.display]).to.deep.equal([false, ''])
    parentElement!.append(host)
    await nextDrawing()
    expect(now()).to.deep.equal([true, true])
  })

  it('SMH-021 hides a button that comes later, and leaves other buttons alone', async () => {
    const { host } = await smartHome()
    host.insertAdjacentHTML(
      'beforeend',
      '<button type="button" id="a">A</button><button id="b">B</button>',
    )
    await nextDrawing()
    expect(host.querySelector('#a')?.checkVisibility()).to.equal(true)
    expect(host.querySelector('#b')?.checkVisibility()).to.equal(false)
  })

  it('SMH-020 leaves the nodes of the page where they are, without a property of its own at the end', async () => {
    const { boxes, host, of } = await smartHome()
    const before = boxes()
    expect(Object.hasOwn(of(bulb), 'checked')).to.equal(true)
    host.remove()
    await nextDrawing()
    expect(boxes()).to.deep.equal(before)
    expect(before.filter(one => Object.hasOwn(one, 'checked'))).to.deep.equal([])
  })
})
