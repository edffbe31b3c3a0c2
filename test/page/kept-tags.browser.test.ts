import { expect } from '@open-wc/testing'
import { replaceContent } from '../../src/page/kept-tags.ts'
import { place } from '../support/browser.ts'

/** A section that shows `before`, and what the server sends next. No element of the library runs here. */
function section(before: string, next: string) {
  const node = place(`<div>${before}</div>`)
  const content = document.createRange().createContextualFragment(next)
  const [tag] = node.querySelectorAll<HTMLElement>('dp-outer')
  return { node, tag, replace: () => replaceContent(node, content) }
}
const outer = (content: string) => `<dp-outer>${content}</dp-outer>`
const attributesOf = (tag: Element) =>
  Object.fromEntries([...tag.attributes].map(({ name, value }) => [name, value]))

describe('tags of the library in a section', () => {
  it('SVC-064 stay, and take the attributes of the answer', () => {
    const { node, replace, tag } = section(
      '<p>Old</p><dp-outer data-a="1" data-b="2" class="own">Text</dp-outer>',
      '<p>New</p><dp-outer data-a="3" aria-label="Offer"> Text </dp-outer>',
    )
    replace()
    expect(node.querySelector('dp-outer')).to.equal(tag)
    expect(node.textContent).to.equal('NewText')
    expect(attributesOf(tag!)).to.deep.equal({ 'data-a': '3', class: 'own', 'aria-label': 'Offer' })
  })

  it('SVC-061 have the attributes of the page again when the section is brought back', () => {
    const { replace, tag } = section(
      '<dp-outer data-a="1" class="own">Text</dp-outer>',
      '<dp-outer data-b="2" class="new" disabled hidden>Text</dp-outer>',
    )
    const before = attributesOf(tag!)
    replace()()
    expect(attributesOf(tag!)).to.deep.equal(before)
  })

  it('SVC-061 stand where they stood, around each other, when the section is brought back', () => {
    const html = '<b><dp-outer>One <i><dp-inner data-a="1">Two</dp-inner></i></dp-outer></b>'
    const { node, replace } = section(html, '<dp-outer>Three <dp-inner>Four</dp-inner></dp-outer>')
    const all = [...node.querySelectorAll('*')]
    replace()()
    expect(node.innerHTML).to.equal(html)
    expect([...node.querySelectorAll('*')]).to.deep.equal(all)
  })

  for (const [title, before, next] of [
    ['a link', '<a href="/m/1">Seller</a>', '<a href="/m/2">Seller</a>'],
    ['a picture', '<img src="/1.svg" alt="">', '<img src="/2.svg" alt="">'],
    ['an inner tag', '<dp-inner data-a="1"></dp-inner>', '<dp-inner data-a="2"></dp-inner>'],
  ] as const) {
    it(`SVC-064 take ${title} that says something else in the same words`, () => {
      const { node, replace, tag } = section(outer(before), outer(next))
      const inner = node.querySelector('dp-inner')
      const undo = replace()
      expect([node.querySelector('dp-outer'), tag!.innerHTML]).to.deep.equal([tag, next])
      expect(node.querySelector('dp-inner')).to.equal(inner)
      undo()
      expect(tag!.innerHTML).to.equal(before)
    })
  }

  for (const [title, before, next] of [
    ['another value', '<input type="hidden" value="OL1">', '<input type="hidden" value="OL2">'],
    ['another limit', '<input type="number" max="9">', '<input type="number" max="3">'],
    [
      'other options',
      '<select><option value="a">1</option></select>',
      '<select><option value="b">1</option></select>',
    ],
  ] as const) {
    it(`SVC-064 give way to the new tag where the server has written a control with ${title}`, () => {
      const { node, replace, tag } = section(outer(before), outer(next))
      const undo = replace()
      expect(node.querySelector('dp-outer')).not.to.equal(tag)
      expect(node.innerHTML).to.equal(outer(next))
      undo()
      expect(node.querySelector('dp-outer')).to.equal(tag)
    })
  }

  it('COR-140 SVC-064 bear forms whose controls hide what they are asked', () => {
    const before = '<form><input name="attributes"><input name="matches"><a href="/1">A</a></form>'
    const next = before.replace('/1', '/2')
    const { node, replace } = section(outer(before), outer(next))
    replace()
    expect(node.innerHTML).to.equal(outer(next))
  })

  it('SVC-064 stay with a control that the server has written as it was, whatever the shopper and the element did', () => {
    const html = '<dp-outer><label>Email <input name="email" value="a"></label></dp-outer>'
    const { node, replace, tag } = section(html, html)
    const input = node.querySelector('input')!
    input.value = 'b'
    input.disabled = true
    input.style.color = 'red'
    input.setAttribute('aria-invalid', 'true')
    // The element's own fields (COR-164).
    const own = document.createElement('input')
    own.dataset['lightFields'] = ''
    own.setAttribute('value', '3')
    tag!.append(own)
    replace()
    expect([node.querySelector('dp-outer'), node.querySelector('input')]).to.deep.equal([
      tag,
      input,
    ])
    expect(input.value).to.equal('b')
  })

  it('SVC-064 keep their page state, which the answer cannot bring', () => {
    const script = '<script type="application/json" data-dp-state="outer">{"a":1}</script>'
    const { replace, tag } = section(
      `<dp-outer>${script}Old</dp-outer>`,
      '<dp-outer>New</dp-outer>',
    )
    const undo = replace()
    expect(tag!.innerHTML).to.equal(`${script}New`)
    undo()
    expect(tag!.innerHTML).to.equal(`${script}Old`)
  })

  it('SVC-064 are told apart by their ids, and by their order', () => {
    const { node, replace } = section(
      '<dp-outer id="a">A</dp-outer><dp-outer>1</dp-outer><dp-outer>2</dp-outer>',
      '<dp-outer>3</dp-outer><dp-outer id="b">B</dp-outer><dp-outer id="a">C</dp-outer>',
    )
    const [a, first, second] = [...node.children]
    replace()
    const [one, b, two] = [...node.children]
    expect([one, two]).to.deep.equal([first, a])
    expect([a, first].includes(b), 'b is new').to.equal(false)
    expect(second!.isConnected).to.equal(false)
    expect(node.textContent).to.equal('3BC')
  })
})

describe('forms in a section', () => {
  it('SVC-064 COR-080 lead where those of the page led, whatever the answer says', () => {
    const { node, replace } = section(
      `<form action="/list"></form><form id="buy" action="/cart" target="_top"><input name="getAttribute"></form>`,
      `<form id="buy"><input name="setAttribute"></form><form></form><form></form>`,
    )
    replace()
    expect(
      [...node.querySelectorAll('form')].map(form =>
        ['action', 'target'].map(name => Element.prototype.getAttribute.call(form, name)),
      ),
    ).to.deep.equal([
      ['/cart', '_top'],
      ['/list', null],
      [null, null],
    ])
  })
})
