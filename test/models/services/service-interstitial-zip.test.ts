import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { serviceInterstitial } from '../../../elements/services/service-interstitial.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { InterstitialPorts } from '../../../src/widgets/services/service-interstitial/service-interstitial.ports.ts'
import { zipModel } from '../../../src/widgets/services/service-interstitial/zip.model.ts'
import { portsOf } from '../../support/ports.ts'
import { usualFields } from '../../support/services.ts'

const serviceAsin = 'B0SVCINST1'
const offerListingId = 'OLB0SVCINST1-2'

/** The zip code after an answer that the store of the tests does not give. */
async function after(answer: object) {
  const given = { serviceAsin, productAsin: 'B0WASHER01', zipPattern: String.raw`\d{5}` }
  const host = portsOf(serviceInterstitial, { ...given, offerListingId: 'OL1' })
  const zip = zipModel(host.ports as InterstitialPorts)
  zip.type('20095')
  zip.update()
  const outcome = { ok: true, value: answer, status: 200 }
  host.said.calls.at(-1)?.answer(outcome as unknown as Outcome<CallSpec>)
  await host.settled()
  return { ...host, zip }
}

describe('dp-service-interstitial: the answer for a zip code', () => {
  for (const [what, answer, reason] of [
    ['is empty', {}, 'empty'],
    ['is about other services', { B0OTHER001: { hasError: 0, offerListingId } }, 'empty'],
    ['has hasError 1', { [serviceAsin]: { hasError: 1, offerListingId } }, 'hasError'],
  ] as const) {
    it(`INT-025 is no good if it ${what}`, async () => {
      const { said, zip } = await after(answer)
      assert.deepEqual([zip.$alert.get(), zip.isBlocked()], ['Failed', true])
      assert.equal(zip.$offer.get().offerListingId, 'OL1')
      assert.deepEqual(said.metrics, [
        { name: 'ServiceZipFailed', fields: { reason, status: 200, ...usualFields } },
      ])
      assert.deepEqual(said.events, [])
    })
  }

  for (const [what, offer] of [
    ['0', { hasError: 0, offerListingId }],
    ['missing', { offerListingId }],
  ] as const) {
    it(`INT-025 is good with hasError ${what}`, async () => {
      const { said, zip } = await after({ [serviceAsin]: offer })
      assert.deepEqual([zip.$alert.get(), zip.isBlocked()], [null, false])
      assert.equal(zip.$offer.get().offerListingId, offerListingId)
      assert.deepEqual(said.metrics, [])
    })
  }
})
