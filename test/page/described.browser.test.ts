import { expect, nextFrame } from '@open-wc/testing'
import { describeSubmits } from '../../src/page/described.ts'
import { place } from '../support/browser.ts'

const shop = (html: string) => {
  const form = place(`<form>${html}</form>`)
  const button = form.querySelector('button') as HTMLButtonElement
  return { form, button }
}

/** Ids of the descriptions of a button: those of the page by name, ours by their words. */
const said = (button: Element): string[] =>
  (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => (id.startsWith('dp-') ? (document.getElementById(id)?.textContent ?? 'gone') : id))

const addDescription = (button: Element, id: string) =>
  button.setAttribute('aria-describedby', `${button.getAttribute('aria-describedby') ?? ''} ${id}`)

describe('words for the buttons of a form', () => {
  it('BOX-041 go from the buttons that they were put on, and from no other', () => {
    const { form } = shop(
      `<button aria-describedby="terms">1</button><button>2</button><input type="image" alt="Buy">
      <button type="button" aria-describedby="size">plain</button><button type="reset">none</button>`,
    )
    const before = form.innerHTML
    const end = describeSubmits(form, 'Too few')
    expect([...form.querySelectorAll('button, input')].map(said)).to.deep.equal([
      ['terms', 'Too few'],
      ['Too few'],
      ['Too few'],
      ['size'],
      [],
    ])
    end()
    expect(form.innerHTML).to.equal(before)
  })

  it('BOX-041 leave descriptions that the page adds to a button later', () => {
    const { form, button } = shop('<button aria-describedby="terms">Buy</button>')
    const end = describeSubmits(form, 'Too few')
    addDescription(button, 'stock')
    expect(said(button)).to.deep.equal(['terms', 'Too few', 'stock'])
    end()
    expect(said(button)).to.deep.equal(['terms', 'stock'])
  })

  it('BOX-041 of two elements in one form stand beside each other, and go one by one', () => {
    const { form, button } = shop('<button>Buy</button>')
    const first = describeSubmits(form, 'Too few')
    const second = describeSubmits(form, 'Does not fit')
    expect(said(button)).to.deep.equal(['Too few', 'Does not fit'])
    first()
    expect(said(button)).to.deep.equal(['Does not fit'])
    second()
    expect(form.innerHTML).to.equal('<button>Buy</button>')
  })

  it('BOX-041 come once with a button that leaves and comes back', async () => {
    const { form, button } = shop('<p><button aria-describedby="terms">Buy</button></p>')
    const end = describeSubmits(form, 'Too few')
    button.remove()
    await nextFrame()
    form.append(button)
    await nextFrame()
    expect(said(button)).to.deep.equal(['terms', 'Too few'])
    form.querySelector('p')?.append(button)
    await nextFrame()
    expect(said(button)).to.deep.equal(['terms', 'Too few'])
    end()
    form.append(document.createElement('button'))
    await nextFrame()
    expect([...form.querySelectorAll('button')].map(said)).to.deep.equal([['terms'], []])
  })

  it('BOX-041 stay behind when a button moves to another form', async () => {
    const { form, button } = shop('<button aria-describedby="terms">Buy</button>')
    const other = place('<form></form>')
    const end = describeSubmits(form, 'Too few')
    other.append(button)
    await nextFrame()
    expect(said(button)).to.deep.equal(['terms'])
    end()
    expect(said(button)).to.deep.equal(['terms'])
  })

  it('BOX-041 stand again when the page writes its content anew', async () => {
    const { form } = shop('<button>Buy</button>')
    const end = describeSubmits(form, 'Too few')
    form.innerHTML = '<button>Buy now</button>'
    await nextFrame()
    expect(said(form.querySelector('button')!)).to.deep.equal(['Too few'])
    end()
    expect(form.innerHTML).to.equal('<button>Buy now</button>')
  })

  it('BOX-041 fight no page that takes them away', async () => {
    const { form, button } = shop('<button aria-describedby="terms">Buy</button>')
    const end = describeSubmits(form, 'Too few')
    let taken = 0
    const page = new MutationObserver(() => {
      if (!form.querySelector('span') && said(button).length < 2) return
      taken += 1
      form.querySelector('span')?.remove()
      button.setAttribute('aria-describedby', 'terms')
    })
    page.observe(form, { attributes: true, childList: true, subtree: true })
    button.title = 'Buy'
    for (let at = 0; at < 5; at += 1) await nextFrame()
    expect([taken, said(button)]).to.deep.equal([1, ['terms']])
    end()
    page.disconnect()
    expect(said(button)).to.deep.equal(['terms'])
  })

  it('BOX-041 COR-093 go where a library of the page cannot remove what is gone', () => {
    const { form, button } = shop('<button>Buy</button>')
    const end = describeSubmits(form, 'Too few')
    const { remove } = Element.prototype
    // Prototype.js removes a node from its parent, and fails without one.
    Element.prototype.remove = function () {
      this.parentNode!.removeChild(this)
    }
    try {
      form.querySelector('span')?.remove()
      end()
    } finally {
      Element.prototype.remove = remove
    }
    expect(said(button)).to.deep.equal([])
  })

  it('BOX-041 COR-140 come where controls have the names of what a form does', async () => {
    const names = ['append', 'contains', 'querySelectorAll'].map(name => `<input name="${name}">`)
    const { form, button } = shop(`<button>Buy</button>${names.join('')}`)
    const end = describeSubmits(form, 'Too few')
    expect(said(button)).to.deep.equal(['Too few'])
    end()
    expect(said(button)).to.deep.equal([])
  })
})
