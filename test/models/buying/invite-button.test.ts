import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inviteButton } from '../../../elements/buying/invite-button.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import { messages } from '../../../src/widgets/buying/invite-button/invite-button.messages.ts'
import { model } from '../../../src/widgets/buying/invite-button/invite-button.model.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0CONSOLE1'
const received: Outcome<CallSpec> = { ok: true, value: null, status: 200 }
const fault = (problem: 'timeout' | 'aborted', status = 0): Outcome<CallSpec> => ({
  ok: false,
  problem,
  status,
  code: '',
})

/** In the variant that leaves the page's messaging alone: there is no page here. */
function make({ cancels = [] }: { cancels?: readonly string[] } = {}) {
  const host = portsOf(
    inviteButton,
    { asin, variant: 'notify-details', endpoint: '/invite', recognized: true },
    { messages, cancels },
  )
  return { ...host, button: model(host.ports) }
}

async function answered(outcome: Outcome<CallSpec>) {
  const made = make()
  void made.button.press()
  made.said.calls[0]?.answer(outcome)
  await made.settled()
  return made
}

describe('model of the invite button', () => {
  it('INV-003 sends an empty object to the endpoint', () => {
    const { button, said } = make()
    void button.press()
    const [call] = said.calls
    assert.deepEqual([call?.id, call?.input], ['invite-request', { body: {} }])
    assert.equal(call?.options?.at, '/invite')
  })

  it('INV-007 INV-008 is notified after a success, and says so', async () => {
    const { button, said } = await answered(received)
    assert.deepEqual([...said.states], ['notified'])
    assert.equal(button.$told.get(), 'willNotify')
    assert.deepEqual(said.announced, [messages['invite.willNotify']])
  })

  it('INV-009 INV-010 tells of a timeout and is idle again', async () => {
    const { button, said } = await answered(fault('timeout'))
    assert.deepEqual([button.$state.get(), button.$told.get()], ['idle', 'failed'])
    assert.deepEqual(said.announced, [messages['invite.failed']])
  })

  it('INV-012 takes one press while the request runs', () => {
    const { button, said } = make()
    void button.press()
    void button.press()
    assert.equal(said.calls.length, 1)
    assert.deepEqual([...said.states], ['requesting'])
  })

  it('INV-013 sends nothing when the page forbids it', () => {
    const { button, said } = make({ cancels: ['dp-before-request-invite'] })
    void button.press()
    assert.deepEqual(said.events, [{ name: 'dp-before-request-invite', detail: { asin } }])
    assert.equal(said.calls.length, 0)
  })

  it('INV-014 is notified from the start where the page says so', () => {
    const { ports, said } = portsOf(
      inviteButton,
      { variant: 'notify-details', requested: true },
      { messages },
    )
    const { $told, press } = model(ports)
    void press()
    assert.deepEqual([...said.states], ['notified'])
    assert.deepEqual([said.calls.length, $told.get()], [0, null])
  })

  it('INV-017 is idle again for another product, and ends the request', () => {
    const { button, said, configure } = make()
    void button.press()
    configure({ asin: 'B000000002' })
    assert.equal(button.$state.get(), 'idle')
    assert.equal(said.calls[0]?.options?.signal?.aborted, true)
  })

  it('INV-017 does not take what is known of one product for the next', () => {
    const { ports, configure } = portsOf(
      inviteButton,
      { asin, variant: 'notify-details', requested: true },
      { messages },
    )
    const { $state } = model(ports)
    configure({ asin: 'B000000002' })
    assert.equal($state.get(), 'idle')
    configure({ asin: 'B000000003', requested: false })
    configure({ requested: true })
    assert.equal($state.get(), 'received')
  })

  it('INV-018 tells of a success once', async () => {
    const { said } = await answered(received)
    const [, ...told] = said.events
    assert.deepEqual(told, [
      { name: 'dp-invite-requested', detail: { asin, variant: 'notify-details' } },
    ])
  })

  it('INV-018 tells of a failure once, with reason and status', async () => {
    const { said } = await answered(fault('timeout'))
    const [, ...told] = said.events
    const detail = { asin, variant: 'notify-details', reason: 'timeout', status: 0 }
    assert.deepEqual(told, [{ name: 'dp-invite-failed', detail }])
  })

  it('COR-032 goes back to rest quietly when it leaves the page', async () => {
    const { button, said } = await answered(fault('aborted'))
    assert.deepEqual([button.$state.get(), button.$told.get()], ['idle', null])
    assert.deepEqual(
      said.events.map(({ name }) => name),
      ['dp-before-request-invite'],
    )
  })
})
