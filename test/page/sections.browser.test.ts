import { expect } from '@open-wc/testing'
import { page } from '../../src/page/page.ts'
import { pageSectionsOf, type PageSections } from '../../src/page/sections.ts'
import type { Product } from '../../src/page/shapes.ts'
import { place } from '../support/browser.ts'

const asin = 'B0WASHER01'
const home: Product = { asin, merchantId: 'MHOME', offerListingId: 'OLHOME', title: 'Washer' }
const offer = { asin, merchantId: 'MOTHER', offerListingId: 'OLOTHER' }
const $product = page.product(asin)

const answer = (html: string) => document.createRange().createContextualFragment(html)
const section = (name: string, html: string) => `<div data-dp-section="${name}">${html}</div>`

/** A page with sections, and an element that changes them. */
function shop(html: string) {
  const root = place(`<div>${html}<x-owner tabindex="0"></x-owner></div>`)
  const owner = root.querySelector<HTMLElement>('x-owner')!
  return { root, owner, sections: pageSectionsOf(owner, () => owner) }
}
const put = (sections: PageSections, html: string) => sections.refresh().put(answer(html), offer)

/** Of the section with this name. */
const textOf = (root: Element, name: string) =>
  root.querySelector(`[data-dp-section="${name}"]`)?.textContent
const control = (root: Element, name: string) =>
  root.querySelector<HTMLInputElement>(`[name="${name}"]`)!

describe('sections of the page', () => {
  beforeEach(() => $product.set(home))
  afterEach(() => pageSectionsOf(document, () => null).forget())

  it('SVC-064 take those of the answer by name, in any order, the first of a name, and stay without one', () => {
    const { root, sections } = shop(section('a', 'A') + section('b', 'B') + section('c', 'C'))
    const isPut = put(sections, section('c', 'C2') + section('a', 'A2') + section('a', 'A3'))
    expect([isPut, root.textContent]).to.deep.equal([true, 'A2BC2'])
    sections.restore()
    expect(root.textContent).to.equal('ABC')
  })

  it('SVC-064 of one name take the same content', () => {
    const { root, sections } = shop(section('a', 'A') + section('a', 'A'))
    put(sections, section('a', '<b>A2</b>'))
    expect(root.querySelectorAll('b')).to.have.lengthOf(2)
  })

  it('SVC-064 in a section take those of the answer where it lacks the outer one', () => {
    const { root, sections } = shop(section('outer', `Out ${section('inner', 'In')}`))
    expect(put(sections, section('inner', 'In2'))).to.equal(true)
    expect(textOf(root, 'outer')).to.equal('Out In2')
    put(sections, section('outer', `Out3 ${section('inner', 'In3')}`))
    expect(textOf(root, 'outer')).to.equal('Out3 In3')
    sections.restore()
    expect(textOf(root, 'outer')).to.equal('Out In')
  })

  it('SVC-064 take what stands in another section of the answer', () => {
    const { root, sections } = shop(section('inner', 'In'))
    expect(put(sections, section('outer', section('inner', 'In2')))).to.equal(true)
    expect(textOf(root, 'inner')).to.equal('In2')
  })

  it('COR-140 SVC-056 that are forms bear controls which hide what they are asked', () => {
    const { root, sections } = shop(
      `<form data-dp-section="a"><input name="style"><input name="dataset"><input name="contains"></form>`,
    )
    const form = root.querySelector('form')!
    const opacity = () => getComputedStyle(form).opacity
    const refresh = sections.refresh()
    expect(opacity()).to.equal('0.5')
    refresh.put(answer('<form data-dp-section="a"><input name="cloneNode"></form>'), offer)
    expect([opacity(), form.innerHTML]).to.deep.equal(['1', '<input name="cloneNode">'])
  })

  it('SVC-071 keep what the shopper has entered into controls that the answer has, too', () => {
    const html = `<input name="note"><textarea name="text"></textarea>
      <select name="count"><option>1<option>2<option>3</select><select name="color"><option>red<option>blue</select>
      <input type="radio" name="when" value="now" checked><input type="radio" name="when" value="later">
      <input type="checkbox" name="wrap" value="1"><input type="hidden" name="offer" value="OLHOME">
      <input name="same" value="home">`
    const { root, sections } = shop(section('a', html))
    const radio = () => root.querySelectorAll<HTMLInputElement>('[type=radio]')
    control(root, 'note').value = 'Ring twice'
    control(root, 'text').value = 'For Ada'
    control(root, 'count').value = '3'
    control(root, 'color').value = 'blue'
    radio()[1]!.checked = true
    control(root, 'wrap').checked = true
    control(root, 'offer').value = 'OLOLD'
    const entered = () =>
      ['note', 'text', 'count', 'color', 'same', 'offer'].map(name => control(root, name).value)
    const next = html
      .replace('<option>red<option>blue', '<option>red<option>green')
      .replace('OLHOME', 'OLOTHER')
      .replace('"home"', '"other"')
    put(sections, section('a', next))
    expect(entered()).to.deep.equal(['Ring twice', 'For Ada', '3', 'red', 'other', 'OLOTHER'])
    expect([radio()[0]!.checked, radio()[1]!.checked, control(root, 'wrap').checked]).to.deep.equal(
      [false, true, true],
    )
    control(root, 'note').value = ''
    radio()[0]!.checked = true
    sections.restore()
    expect(entered()).to.deep.equal(['', 'For Ada', '3', 'blue', 'home', 'OLOLD'])
    expect([radio()[0]!.checked, radio()[1]!.checked]).to.deep.equal([true, false])
  })

  it('SVC-065 leave the focus, and the place in the text, at the control that the shopper writes in', () => {
    const html = '<a href="#a">Link</a><input name="other"><input name="note">'
    const { root, sections } = shop(section('a', html))
    control(root, 'note').value = 'Ring twice'
    control(root, 'note').focus()
    control(root, 'note').setSelectionRange(4, 6)
    put(sections, section('a', html))
    const active = document.activeElement as HTMLInputElement
    expect(active).to.equal(control(root, 'note'))
    expect([active.selectionStart, active.selectionEnd]).to.deep.equal([4, 6])
  })

  it('SVC-065 give the focus to what can take it in the innermost section that stays', () => {
    const inner = (more: string) => section('inner', `<button name="${more}"></button>`)
    const { root, sections } = shop(section('outer', `<a href="#a">Link</a>${inner('one')}`))
    control(root, 'one').focus()
    put(sections, inner('two'))
    expect(document.activeElement).to.equal(control(root, 'two'))
  })

  it('SVC-061 bring the offer of the product back, and leave what the page has said since', () => {
    const { sections } = shop(section('a', 'A'))
    put(sections, section('a', 'A2'))
    $product.set({ ...$product.get()!, title: 'Washer, 8 kg' })
    expect(sections.isOwn($product.get())).to.equal(true)
    sections.restore()
    expect($product.get()).to.deep.equal({ ...home, title: 'Washer, 8 kg' })
    put(sections, section('a', 'A2'))
    sections.restore()
    expect(sections.isOwn({ ...home, merchantId: 'MOTHER' })).to.equal(false)
  })

  it('SVC-061 leave a product that the page has changed to another offer, or taken away', () => {
    const { sections } = shop(section('a', 'A'))
    for (const now of [null, { ...home, merchantId: 'MTHIRD' }]) {
      $product.set(home)
      put(sections, section('a', 'A2'))
      $product.set(now)
      sections.restore()
      expect($product.get()).to.equal(now)
    }
  })

  it('SVC-061 are brought back by an element that stands in for one that has left', () => {
    const { owner, root, sections } = shop(section('a', 'A'))
    put(sections, section('a', 'A2'))
    const next = document.createElement('x-owner')
    owner.replaceWith(next)
    const successor = pageSectionsOf(next, () => null)
    successor.restore()
    expect([textOf(root, 'a'), $product.get()]).to.deep.equal(['A', home])
  })

  it('SVC-061 show what another element shows, when the newest content is taken out', () => {
    const { root, sections } = shop(section('a', 'A'))
    const other = document.createElement('x-owner')
    root.append(other)
    const second = pageSectionsOf(other, () => null)
    put(sections, section('a', 'A2'))
    put(second, section('a', 'A3'))
    sections.restore()
    expect(textOf(root, 'a')).to.equal('A3')
    put(sections, section('a', 'A4'))
    sections.restore()
    expect(textOf(root, 'a')).to.equal('A3')
    second.restore()
    expect(textOf(root, 'a')).to.equal('A')
  })

  it('SVC-060 show all what they showed when one cannot be put in', () => {
    const { root, sections } = shop(section('a', 'A') + section('b', 'B'))
    const [, second] = root.querySelectorAll<HTMLElement>('[data-dp-section]')
    put(sections, section('a', 'A2') + section('b', 'B2'))
    const { replaceChildren } = Element.prototype
    Element.prototype.replaceChildren = function fail(...nodes) {
      if (this === second && nodes.some(node => (node as Node).textContent === 'B3')) {
        throw new Error('No room')
      }
      replaceChildren.apply(this, nodes)
    }
    try {
      expect(put(sections, section('a', 'A3') + section('b', 'B3'))).to.equal(false)
    } finally {
      Element.prototype.replaceChildren = replaceChildren
    }
    expect(root.textContent).to.equal('A2B2')
    sections.restore()
    expect(root.textContent).to.equal('AB')
  })

  it('SVC-056 SVC-057 are dimmed by the newest refresh alone, and have their own opacity again', () => {
    const { root, sections } = shop(
      `<div data-dp-section="a" style="opacity: 0.9 !important">A</div>${section('b', 'B')}`,
    )
    const [a, b] = root.querySelectorAll<HTMLElement>('[data-dp-section]')
    const first = sections.refresh()
    const second = sections.refresh()
    expect([first.signal.aborted, second.signal.aborted]).to.deep.equal([true, false])
    first.end()
    expect(getComputedStyle(a!).opacity).to.equal('0.5')
    second.stop()
    expect([second.signal.aborted, a!.style.cssText]).to.deep.equal([
      true,
      'opacity: 0.9 !important;',
    ])
    expect(b!.hasAttribute('style')).to.equal(false)
  })
})
