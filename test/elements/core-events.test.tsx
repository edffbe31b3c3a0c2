import { expect, nextFrame, oneEvent } from '@open-wc/testing'
import { type SinonFakeTimers } from 'sinon'
import * as v from 'valibot'
import 'virtual:all'
import { catalogue } from '../../elements/index.ts'
import { commonEvents } from '../../src/contract/events.ts'
import { object, optional, text as string } from '../../src/contract/schema.ts'
import { text, type Descriptor } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, session } from '../support/browser.ts'
import { holdClocks } from '../support/clock.ts'
import { probe, showsView } from '../support/probe.tsx'
import { nextDrawing, waitUntil } from '../support/wait.ts'

const built = catalogue.filter(({ tag }) => customElements.get(tag))
const names = [...new Set(catalogue.flatMap(({ events }) => Object.keys(events)))]

let made = 0
const newAsin = () => `B0EVT${String(++made).padStart(5, '0')}`

/** A stepper with quantity 2 whose changes act after 500 ms. */
async function stepper(attributes = '') {
  const asin = newAsin()
  const host = await mount(
    'dp-quantity-selector',
    `<form><dp-quantity-selector data-widget-id="q" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"
      data-selected-quantity="2" data-asin="${asin}" ${attributes}></dp-quantity-selector></form>`,
  )
  const form = host.parentElement as HTMLFormElement
  const press = () => {
    const [, more] = [...inShadow(host, '.quantity').querySelectorAll('button')]
    more?.click()
  }
  return { host, form, asin, press, quantity: () => new FormData(form).get('quantity') }
}

describe('Events of every element', () => {
  before(() => session())

  for (const {
    tag,
    examples: [{ html }],
    events,
  } of built) {
    it(`COR-050 COR-054 sends plain, bubbling, composed events of ${tag}, and writes nothing on the host`, async () => {
      const seen = eventsOf(document, ...Object.keys(events), ...Object.keys(commonEvents))
      const declared: Descriptor['events'] = { ...commonEvents, ...events }
      const template = document.createElement('template')
      template.innerHTML = html
      const authored = template.content.querySelector(tag)?.getAttributeNames()
      const host = await mount(tag, `<div>${html}</div>`)
      await nextFrame()
      expect(host.getAttributeNames()).to.deep.equal(authored)
      for (const { type, detail, bubbles, composed } of seen.take()) {
        expect([type, bubbles, composed]).to.deep.equal([type, true, true])
        expect(structuredClone(detail)).to.deep.equal(detail)
        const own = declared[type]
        expect(own && v.is(own.detail, detail), type).to.equal(true)
      }
    })
  }
})

describe('Events', () => {
  let clock: SinonFakeTimers | undefined
  afterEach(() => clock?.restore())
  const hold = () => {
    clock = holdClocks()
  }

  it('COR-051 goes out after page store, form value and host state hold the new value', async () => {
    const { host, asin, press, quantity } = await stepper()
    const found: unknown[] = []
    host.addEventListener('dp-quantity-changed', event => {
      const { config } = host as HTMLElement & { config: { selectedQuantity?: number } }
      found.push(
        (event as CustomEvent).detail.quantity,
        page.quantity(asin).get(),
        Number(quantity()),
        config.selectedQuantity,
      )
    })
    press()
    expect(found).to.deep.equal([3, 3, 3, 3])
  })

  it('COR-052 changes nothing when a dp-before event is prevented', async () => {
    const { host, press, quantity } = await stepper()
    const committed = eventsOf(host, 'dp-quantity-committed')
    host.addEventListener('dp-before-commit-quantity', event => event.preventDefault())
    hold()
    press()
    clock?.tick(500)
    await waitUntil(() => quantity() === '2', 'the quantity stays')
    expect([committed.take().length, quantity()]).to.deep.equal([0, '2'])
  })

  it('COR-052 COR-032 treats a cancelable event of a host outside the page as cancelled', async () => {
    const event = { about: '', detail: object({}), cancelable: true } as const
    const tag = probe({
      descriptor: { events: { 'dp-before-probe': event } },
      model: ports => ({ may: () => ports.emit('dp-before-probe', {}) }),
    })
    const host = await mount(tag, `<${tag}></${tag}>`)
    const { may } = (host as unknown as { core: { guarded: { may(): boolean } } }).core.guarded
    expect(may()).to.equal(true)
    host.remove()
    expect(may()).to.equal(false)
  })

  it('COR-053 shows a store and attributes that the page changes, and sends no event', async () => {
    const { host, asin } = await stepper()
    const events = eventsOf(document, ...names)
    page.quantity(asin).set(7)
    host.dataset['maxQuantity'] = '9'
    await nextFrame()
    expect(inShadow(host, '.quantity').textContent).to.contain('7')
    expect(events.take()).to.deep.equal([])
  })

  it('COR-054 has its state as a custom state, and loses it again', async () => {
    const tag = probe({
      descriptor: { states: { busy: '' } },
      model: ports => ({ set: (on: boolean) => ports.state('busy', on) }),
    })
    const host = await mount(tag, `<${tag} class="mine"></${tag}>`)
    const { set } = (host as unknown as { core: { guarded: { set(on: boolean): void } } }).core
      .guarded
    set(true)
    expect([host.matches(':state(busy)'), host.className]).to.deep.equal([true, 'mine'])
    set(false)
    expect(host.matches(':state(busy)')).to.equal(false)
  })

  it('COR-055 sends dp-ready once, when the first view is shown', async () => {
    const tag = probe({
      descriptor: { fields: { name: text({ about: '', required: true }) } },
    })
    const seen: boolean[] = []
    const hear = ({ target }: Event) => seen.push(showsView(target as Element))
    document.addEventListener('dp-ready', hear)
    const host = document.createElement(tag)
    const lacking = oneEvent(host, 'dp-error')
    document.body.append(host)
    await lacking
    expect(seen).to.deep.equal([])
    host.dataset['name'] = 'a'
    await waitUntil(() => seen.length > 0, 'dp-ready')
    host.dataset['name'] = 'b'
    host.remove()
    await nextDrawing()
    document.body.append(host)
    await nextDrawing()
    await waitUntil(() => showsView(host), 'the view is not back')
    await nextDrawing()
    document.removeEventListener('dp-ready', hear)
    host.remove()
    expect(seen).to.deep.equal([true])
  })

  it('COR-050 hands out a detail as it is declared, with what is absent left out', async () => {
    const tag = probe({
      descriptor: {
        events: {
          'dp-probe-told': { about: '', detail: object({ a: string, b: optional(string) }) },
        },
      },
      model(ports) {
        ports.use(() => void ports.emit('dp-probe-told', { a: 'x' }))
        return {}
      },
    })
    const events = eventsOf(document, 'dp-probe-told')
    await mount(tag, `<${tag}></${tag}>`)
    expect(events.take().map(({ detail, cancelable }) => [detail, cancelable])).to.deep.equal([
      [{ a: 'x' }, false],
    ])
  })

  for (const [who, takes, state] of [
    ['nobody took', false, false],
    ['another element took', true, true],
  ] as const) {
    it(`COR-058 goes its own way with a request that ${who}`, async () => {
      const { host, press, quantity } = await stepper()
      let cancelled: boolean | undefined
      const take = (event: Event) => {
        if (takes) event.preventDefault()
      }
      const look = (event: Event) => (cancelled = event.defaultPrevented)
      document.addEventListener('dp-quantity-committed', take)
      addEventListener('dp-quantity-committed', look)
      hold()
      press()
      clock?.tick(500)
      await waitUntil(() => cancelled !== undefined, 'no request')
      document.removeEventListener('dp-quantity-committed', take)
      removeEventListener('dp-quantity-committed', look)
      expect([quantity(), cancelled, host.matches(':state(adding)')]).to.deep.equal([
        '3',
        takes,
        state,
      ])
    })
  }
})
