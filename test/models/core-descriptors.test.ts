import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { GenericSchema } from 'valibot'
import { catalogue } from '../../elements/index.ts'
import * as shared from '../../src/contract/events.ts'
import { typesOf } from '../support/conformance/descriptors.ts'

/** Every declared event, with who sends it. */
const sent = catalogue.flatMap(({ tag, events }) =>
  Object.entries(events).map(([name, event]) => ({ tag, name, ...event })),
)

const ofPage: Readonly<Record<string, GenericSchema>> = {
  'dp-quantity-changed': shared.quantityChanged,
  'dp-before-add-to-cart': shared.beforeAddToCart,
  'dp-cart-added': shared.cartAdded,
  'dp-cart-failed': shared.cartFailed,
  'dp-before-navigate': shared.beforeNavigate,
}

describe('What the descriptors say', () => {
  for (const { tag, name, detail, cancelable } of sent) {
    const common = ofPage[name]
    if (common) {
      it(`COR-059 ${tag} leaves nothing out of the shared detail of ${name}`, () => {
        const [own, wanted] = [typesOf(detail), { ...typesOf(common) }]
        // Whose widget it was is said only by elements that have several.
        delete wanted['widgetId']
        assert.deepEqual({ ...own, ...wanted }, own)
      })
    }
    if (name.startsWith('dp-before-')) {
      it(`COR-052 ${name} of ${tag} can be cancelled`, () => assert.equal(cancelable, true))
    }
  }

  it('COR-058 lets every request event be cancelled, by who takes it and who asks', () => {
    const taken = new Set(catalogue.flatMap(({ takes = [] }) => takes))
    const requests = sent.filter(({ name }) => taken.has(name) || name === 'dp-quantity-committed')
    assert.deepEqual(
      requests.filter(({ cancelable }) => !cancelable),
      [],
    )
    assert.ok(requests.length > 0)
  })

  it('COR-050 describes the detail of every event as an object of plain data', () => {
    for (const { tag, name, detail } of sent) assert.equal(detail.type, 'object', `${tag} ${name}`)
  })
})

describe('Modules in Node', () => {
  const folder = fileURLToPath(new URL('../../dist/elements/', import.meta.url))
  const entries = readdirSync(folder).filter(name => name.endsWith('.js'))

  it('COR-040 throws nothing and defines nothing', async () => {
    const before = Object.getOwnPropertyNames(globalThis)
    for (const entry of entries) await import(`${folder}${entry}`)
    assert.ok(entries.length > 0)
    assert.equal('customElements' in globalThis, false)
    assert.deepEqual(Object.getOwnPropertyNames(globalThis), before)
  })
})
