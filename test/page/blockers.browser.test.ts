import { expect, nextFrame } from '@open-wc/testing'
import { block, blockSubmits, buttonGroup } from '../../src/page/blockers.ts'
import { belongsTo, pageNodes } from '../../src/page/nodes.ts'
import { place } from '../support/browser.ts'

const plain = { sets: { 'aria-disabled': 'true', type: 'button' } }

describe('blockers of a button', () => {
  it('COR-064 gives type, disabled and aria-disabled back when the last reason has gone', () => {
    const button = place('<button type="submit" aria-disabled="false">Add</button>')
    const before = button.outerHTML
    const first = block(button, { sets: { ...plain.sets, disabled: '' } })
    const second = block(button, { sets: { 'aria-disabled': 'true' } })
    first()
    expect(button.outerHTML).to.equal('<button type="submit" aria-disabled="true">Add</button>')
    second()
    expect(button.outerHTML).to.equal(before)
  })

  it('COR-064 ends a reason once, however often its end is called', () => {
    const button = place('<button>Add</button>')
    const first = block(button, { sets: { 'aria-disabled': 'true' } })
    const second = block(button, { sets: { 'aria-disabled': 'true' } })
    first()
    first()
    expect(button.ariaDisabled).to.equal('true')
    second()
    expect(button.hasAttribute('aria-disabled')).to.equal(false)
  })

  it('COR-064 keeps what the page sets of other attributes meanwhile', () => {
    const button = place('<button>Add</button>') as HTMLButtonElement
    const free = block(button, plain)
    button.disabled = true
    free()
    expect(button.outerHTML).to.equal('<button disabled="">Add</button>')
  })

  it('tells the first reason of a press, and no handler of the page', () => {
    const button = place('<button><b>Add</b></button>')
    const told: string[] = []
    const ends = ['first', 'second'].map(reason =>
      block(button, { ...plain, pressed: () => told.push(reason) }),
    )
    button.addEventListener('click', () => told.push('page'), true)
    button.querySelector('b')?.click()
    for (const end of ends) end()
    button.click()
    expect(told).to.deep.equal(['first', 'page'])
  })

  it('BOX-008 follows the submit buttons of a container', async () => {
    const form = place('<form><div><button>1</button></div><button>out</button></form>')
    const container = form.querySelector('div') ?? form
    const free = blockSubmits(container, plain)
    const [first, out] = form.querySelectorAll('button')
    if (!first || !out) throw new Error('no buttons')
    out.before(first)
    container.append(out)
    await nextFrame()
    expect([first.type, out.type]).to.deep.equal(['submit', 'button'])
    free()
    expect(out.hasAttribute('type')).to.equal(false)
  })

  it('COR-064 keeps the buttons of a container plain until the last of its reasons has gone', () => {
    const form = place('<form><button>1</button><input type="image" alt="Buy"></form>')
    const [button, image] = form.querySelectorAll<HTMLButtonElement | HTMLInputElement>('*')
    const before = form.innerHTML
    const first = blockSubmits(form, { sets: { 'aria-disabled': 'true' } })
    const second = blockSubmits(form, { sets: { 'aria-busy': 'true' } })
    first()
    expect([button?.type, image?.type, image?.value]).to.deep.equal(['button', 'button', 'Buy'])
    second()
    expect(form.innerHTML).to.equal(before)
  })

  it('COR-064 BOX-005 leaves a plain button plain, whatever else blocks it', () => {
    const form = place('<form><button type="button">1</button></form>')
    const button = form.querySelector('button') as HTMLButtonElement
    const group = buttonGroup({ sets: { 'aria-disabled': 'true' } })
    group.add(button)
    group.hold(true)
    const free = blockSubmits(form, { sets: { 'aria-busy': 'true' } })
    expect([button.ariaBusy, button.ariaDisabled]).to.deep.equal([null, 'true'])
    free()
    group.hold(false)
    expect(form.innerHTML).to.equal('<button type="button">1</button>')
  })

  it('frees a group together, and one that is taken out of it', () => {
    const form = place('<form><button>1</button><button>2</button></form>')
    const [first, second] = form.querySelectorAll('button')
    if (!first || !second) throw new Error('no buttons')
    const group = buttonGroup(plain)
    const take = group.add(first)
    group.hold(true)
    group.add(second)
    expect([first.type, second.type]).to.deep.equal(['button', 'button'])
    take()
    expect([first.type, second.type]).to.deep.equal(['submit', 'button'])
    group.hold(false)
    expect(second.type).to.equal('submit')
  })
})

describe('nodes of the page', () => {
  it('belong to the element around them, or in their form, or to every one of its tag', () => {
    const page = place(`<div>
      <form><x-box id="a"><i id="in-a"></i></x-box><i id="by-a"></i></form>
      <form><x-box id="b"></x-box><i id="by-b"></i></form>
      <form><i id="lonely"></i></form><i id="free"></i>
      <section id="round-b"><x-box id="c"></x-box></section>
    </div>`)
    const at = (id: string) => {
      const node = page.querySelector<HTMLElement>(`#${id}`)
      if (!node) throw new Error(id)
      return node
    }
    const ids = ['in-a', 'by-a', 'by-b', 'lonely', 'free', 'round-b']
    const ofOne = (host: string) => ids.filter(id => belongsTo(at(host), at(id)))
    expect(ofOne('a')).to.deep.equal(['in-a', 'by-a', 'lonely', 'free'])
    expect(ofOne('b')).to.deep.equal(['by-b', 'lonely', 'free'])
    expect(ofOne('c')).to.deep.equal(['lonely', 'free', 'round-b'])
  })

  it('are found when they are put in, and left when they are taken out', async () => {
    const page = place('<div><i class="x-live"></i></div>')
    const log: string[] = []
    const end = pageNodes('.x-live', ({ localName }) => {
      log.push(`+${localName}`)
      return () => log.push(`-${localName}`)
    })
    page.querySelector('i')?.remove()
    page.append(Object.assign(document.createElement('b'), { className: 'x-live' }))
    await nextFrame()
    end()
    expect(log).to.deep.equal(['+i', '-i', '+b', '-b'])
  })
})
