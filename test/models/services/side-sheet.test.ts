import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sideSheet, type SideSheet } from '../../../elements/services/side-sheet.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { Config } from '../../../src/element/describe.ts'
import { messages } from '../../../src/widgets/services/side-sheet/side-sheet.messages.ts'
import { model } from '../../../src/widgets/services/side-sheet/side-sheet.model.ts'
import { portsOf } from '../../support/ports.ts'

const url = '/gp/services/about.html?asin=B0WASHER01'
const other = '/gp/services/about.html?asin=B0FRIDGE01'
const answered = { ok: true, value: '<p>Hello</p>', status: 200 } as unknown as Outcome<CallSpec>
const refused: Outcome<CallSpec> = { ok: false, problem: 'unavailable', status: 503, code: '' }

function make(config: Partial<Config<SideSheet>> = {}) {
  const host = portsOf(sideSheet, config, { messages })
  const sheet = model(host.ports)
  const { said, settled } = host
  /** Returns true if the sheet has taken the request. */
  function request(detail: unknown, isTaken = false): boolean {
    let taken = false
    const event = {
      defaultPrevented: isTaken,
      preventDefault: () => (taken = true),
      composedPath: () => [],
    }
    host.hears('dp-sheet-requested', detail, event)
    return taken
  }
  async function answer(outcome: Outcome<CallSpec>, at = -1) {
    said.calls.at(at)?.answer(outcome)
    await settled()
  }
  /** Loads the content and shows it. */
  async function load() {
    request({ url })
    await answer(answered)
    sheet.settle(false)
  }
  const heard = () => said.events.splice(0).map(({ name, detail }) => [name, detail])
  const addresses = () => said.calls.map(({ options }) => options?.at)
  return { ...host, sheet, request, answer, load, heard, addresses }
}

describe('model of the side sheet', () => {
  it('SHT-001 takes a request, and leaves one alone that another has taken', () => {
    const { heard, request, sheet } = make()
    assert.equal(request({ url }, true), false)
    assert.deepEqual([sheet.isOpen(), heard()], [false, []])
    assert.equal(request({ url }), true)
    assert.deepEqual([sheet.isOpen(), heard()], [true, [['dp-sheet-opened', { url }]]])
  })

  it('SHT-003 asks the address of the request, and waits', () => {
    const { addresses, request, said, sheet } = make({ url: other })
    request({ url })
    assert.deepEqual(addresses(), [url])
    assert.deepEqual([sheet.isWaiting(), said.states.has('loading')], [true, true])
  })

  it('SHT-003 asks the configured address if the request has none', () => {
    const { addresses, request, sheet } = make({ url: other, title: 'Ours' })
    request(null)
    assert.deepEqual([addresses(), sheet.title()], [[other], 'Ours'])
    request({ url: ' ', title: 'Theirs' })
    assert.deepEqual([addresses(), sheet.title()], [[other, other], 'Theirs'])
  })

  it('SHT-003 asks an address with braces as it stands', () => {
    const { addresses, request } = make()
    request({ url: '/more?of={x}' })
    assert.deepEqual(addresses(), ['/more?of=%7Bx%7D'])
  })

  it('SHT-004 SHT-013 tells once that the content shows, when it shows', async () => {
    const { answer, heard, request, sheet } = make()
    request({ url })
    heard()
    await answer(answered)
    assert.deepEqual([heard(), sheet.$html.get()], [[], '<p>Hello</p>'])
    sheet.settle(false)
    // The content is drawn again, for example after a move of the element.
    sheet.settle(false)
    assert.deepEqual([heard(), sheet.$state.get()], [[['ajax-success', { url }]], 'loaded'])
  })

  it('SHT-006 warns, counts and tells once of a call that failed', async () => {
    const { answer, heard, request, said } = make()
    request({ url })
    heard()
    await answer(refused)
    assert.deepEqual(heard(), [['ajax-failure', { url, error: 'unavailable' }]])
    assert.equal(said.warnings.length, 1)
    assert.match(said.warnings[0]!, /about\.html.*unavailable, status 503/)
    assert.deepEqual(said.metrics, [
      { name: 'SideSheetFailed', fields: { reason: 'unavailable', status: 503 } },
    ])
    assert.deepEqual(said.announced, [messages['sideSheet.failed']])
  })

  it('SHT-007 counts content of which nothing can show as a failure', async () => {
    const { answer, heard, request, sheet } = make()
    request({ url })
    heard()
    await answer(answered)
    sheet.settle(true)
    assert.deepEqual(heard(), [['ajax-failure', { url, error: 'malformed' }]])
    assert.equal(sheet.$state.get(), 'failed')
  })

  for (const unsafe of ['javascript:alert(1)', 'data:text/html,x', '/more\n/x', 'http://[']) {
    it(`SHT-006 asks no such address: ${JSON.stringify(unsafe)}`, () => {
      const { heard, request, said } = make()
      request({ url: unsafe })
      assert.deepEqual([said.calls, said.warnings.length], [[], 1])
      assert.deepEqual(heard().at(-1), ['ajax-failure', { url: unsafe, error: 'unsafe' }])
    })
  }

  it('SHT-008 ends the call when it closes, and a late answer changes nothing', async () => {
    const { answer, heard, request, said, sheet } = make()
    request({ url })
    heard()
    sheet.close()
    assert.equal(said.calls[0]?.options?.signal?.aborted, true)
    await answer(answered)
    sheet.close()
    assert.deepEqual([heard(), sheet.$html.get()], [[['dp-sheet-closed', { url }]], ''])
  })

  it('SHT-011 asks again for the same address after a failure', async () => {
    const { addresses, answer, request, sheet } = make()
    request({ url })
    await answer(refused)
    request({ url })
    assert.deepEqual([addresses(), sheet.$state.get()], [[url, url], 'loading'])
    await answer(refused)
    sheet.show()
    assert.deepEqual(addresses(), [url, url, url])
  })

  it('SHT-011 ends the running call for another request, and opens no second time', async () => {
    const { answer, heard, request, said, sheet } = make()
    request({ url })
    request({ url: other })
    assert.deepEqual(
      said.calls.map(({ options }) => options?.signal?.aborted),
      [true, false],
    )
    await answer(answered, 0)
    assert.equal(sheet.$html.get(), '')
    assert.deepEqual(heard(), [['dp-sheet-opened', { url }]])
  })

  it('SHT-011 shows other content in the open sheet', async () => {
    const { load, request, sheet } = make()
    await load()
    request({ url: other })
    assert.deepEqual([sheet.$state.get(), sheet.$html.get()], ['loading', ''])
  })

  it('SHT-012 is open from the start, once', async () => {
    const { addresses, comeBack, leave, sheet } = make({ startOpen: true, url })
    assert.deepEqual([addresses(), sheet.$state.get()], [[url], 'loading'])
    leave()
    comeBack()
    assert.deepEqual([addresses(), sheet.isOpen()], [[url], false])
  })

  it('SHT-012 shows its own content without an address, and asks nothing', () => {
    const { heard, request, said, sheet } = make({ startOpen: true })
    assert.deepEqual([sheet.$state.get(), said.calls], ['own', []])
    assert.deepEqual(heard(), [['dp-sheet-opened', { url: '' }]])
    sheet.close()
    request({ url: '' })
    assert.deepEqual([sheet.$state.get(), said.calls], ['own', []])
  })

  it('SHT-012 follows its address and its start while the page changes them', () => {
    const { addresses, configure, request } = make({ url })
    configure({ startOpen: true })
    configure({ url: other })
    assert.deepEqual(addresses(), [url, other])
    request({ url: '/more' })
    configure({ url })
    assert.deepEqual(addresses(), [url, other, '/more'])
  })

  it('SHT-001 warns of a detail that holds no texts, and takes the request', () => {
    const { addresses, request, said } = make({ url })
    assert.equal(request({ url: 5, title: ['x'] }), true)
    assert.deepEqual(addresses(), [url])
    assert.match(said.warnings.join('\n'), /url: expected a text, got 5[^]*title: .* got \["x"\]/)
  })

  it('SHT-006 says in the page that its code could not be loaded, until the next request', () => {
    const { heard, request, said, sheet } = make()
    request({ url })
    sheet.lose()
    assert.deepEqual([sheet.isOpen(), sheet.$lost.get()], [false, true])
    assert.equal(heard().at(-1)?.[0], 'dp-sheet-closed')
    assert.deepEqual(said.announced, [messages['sideSheet.failed']])
    request({ url })
    assert.deepEqual([sheet.isOpen(), sheet.$lost.get()], [true, false])
  })
})
