import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sendToWindow } from '../../support/node-page.ts'
import { paymentOptions } from '../../../elements/extras/payment-options.ts'
import { featureContent } from '../../../src/contract/content/feature.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import { messages } from '../../../src/widgets/extras/payment-options/payment-options.messages.ts'
import type {
  PaymentConfig,
  PaymentPorts,
} from '../../../src/widgets/extras/payment-options/payment-options.ports.ts'
import { sideSheet } from '../../../src/widgets/extras/payment-options/sheets.model.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0HEADPH01'
const html = (value: unknown) => ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
const fault = (problem: 'timeout' | 'unavailable', status = 0): Outcome<CallSpec> => ({
  ok: false,
  problem,
  status,
  code: '',
})

function make(given: Partial<PaymentConfig> = { asin }) {
  const host = portsOf(paymentOptions, given, { messages })
  const sheet = sideSheet(host.ports as PaymentPorts, 'compare')
  const { said, settled } = host
  async function answer(outcome: Outcome<CallSpec>) {
    said.calls.at(-1)?.answer(outcome)
    await settled()
  }
  const shown = () => {
    const content = sheet.$content.get()
    return typeof content === 'string' ? content : content.html
  }
  return { ...host, sheet, answer, shown, count: () => said.calls.length }
}

describe('side sheet of the payment options', () => {
  it('PAY-036 asks for its feature at the address that the page gives', () => {
    const { said, sheet } = make({ asin, ajaxUrl: '/plans' })
    sheet.open()
    const [call] = said.calls
    assert.deepEqual(call?.input, {
      query: {
        asin,
        showFeatures: 'compareAllPlansSidesheetAjax,paymentOptions',
        experienceId: 'paymentOptionsAjaxExperience',
      },
    })
    assert.deepEqual([call.id, call.options?.at], ['feature-content', '/plans'])
  })

  it('PAY-040 gives a call 10 s', () => {
    assert.equal(featureContent.timeout, 10_000)
  })

  it('PAY-038 opens again without a second call', async () => {
    const { answer, count, sheet, shown } = make()
    sheet.open()
    assert.equal(shown(), 'loading')
    await answer(html('plans'))
    sheet.close()
    sheet.open()
    assert.deepEqual([shown(), count()], ['plans', 1])
  })

  it('PAY-039 loads again for another product, at once while it is open', async () => {
    const { answer, configure, count, sheet, shown } = make()
    sheet.open()
    await answer(html('plans'))
    sheet.close()
    configure({ asin: 'B0PAPER001' })
    assert.equal(count(), 1)
    sheet.open()
    await answer(html('paper'))
    assert.deepEqual([shown(), count()], ['paper', 2])
    configure({ asin })
    assert.deepEqual([shown(), count()], ['loading', 3])
  })

  it('PAY-039 loads again after the page comes back from the history', async () => {
    const { answer, count, sheet } = make()
    sheet.open()
    await answer(html('plans'))
    sheet.close()
    sendToWindow('pageshow')
    sheet.open()
    assert.equal(count(), 2)
  })

  it('PAY-040 PAY-047 PAY-048 says that the request took too long', async () => {
    const { answer, count, said, sheet, shown } = make()
    sheet.open()
    await answer(fault('timeout'))
    assert.equal(shown(), 'failed')
    assert.deepEqual(said.metrics, [
      { name: 'Request Timeout', fields: { sheet: 'compare', reason: 'timeout', status: 0 } },
    ])
    assert.deepEqual(said.warnings, ['the compare sheet: Request Timeout'])
    assert.deepEqual(said.announced, ['Payment plans could not be loaded.'])
    sheet.close()
    sheet.open()
    assert.deepEqual([shown(), count()], ['loading', 2])
  })

  it('PAY-047 PAY-055 counts every other failure, and loads again when asked', async () => {
    const { answer, said, sheet, shown } = make()
    sheet.open()
    await answer(fault('unavailable', 503))
    assert.deepEqual(said.metrics, [
      {
        name: 'PaymentSheetFailed',
        fields: { sheet: 'compare', reason: 'unavailable', status: 503 },
      },
    ])
    void sheet.retry()
    assert.equal(shown(), 'loading')
    await answer(html('plans'))
    assert.equal(shown(), 'plans')
  })

  it('PAY-046 makes no call without a product, and fails', () => {
    for (const empty of [undefined, '']) {
      const { count, said, sheet, shown } = make({ asin: empty })
      sheet.open()
      assert.deepEqual([shown(), count(), said.metrics.length], ['failed', 0, 1])
      assert.match(said.warnings.join(), /asin: the compare sheet needs the id of a product/)
    }
  })

  it('PAY-044 PAY-048 forgets an answer that does not fit the page', async () => {
    const { answer, count, said, sheet, shown } = make()
    sheet.open()
    await answer(html('other plans'))
    sheet.reject('[data-plan-count="4"]')
    assert.equal(shown(), 'failed')
    assert.deepEqual(said.metrics, [
      {
        name: 'PaymentSheetFailed',
        fields: { sheet: 'compare', reason: 'malformed', status: 200 },
      },
    ])
    assert.match(said.warnings.join(), /the compare sheet: .* \[data-plan-count="4"\]/)
    sheet.close()
    sheet.open()
    assert.equal(count(), 2)
  })

  it('PAY-052 ends its call when it closes, and a late answer changes nothing', async () => {
    const { answer, count, said, sheet } = make()
    sheet.open()
    sheet.close()
    assert.equal(said.calls[0]?.options?.signal?.aborted, true)
    await answer(html('late'))
    sheet.open()
    assert.deepEqual([count(), sheet.$content.get()], [2, 'loading'])
  })
})
