import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Database } from '../../../demo/store/database/database.ts'
import { claimDeal } from '../../../demo/store/deals/claim.ts'

const request = {
  dealId: 'D',
  sessionId: 's',
  asin: 'B0HEADPH01',
  quantity: 1,
  now: 0,
  key: null,
  fingerprint: 'f',
}
const fresh = { customerState: 'INCART', dealAsinState: 'AVAILABLE' }

/** A database whose first query fails so. No real one fails at will. */
function failing(error: Error & { code?: string }) {
  let asked = 0
  const query = async () => {
    asked += 1
    if (asked === 1) throw error
    return [{ fresh, kept: null, kept_fingerprint: null }]
  }
  return { database: { query } as unknown as Database, asked: () => asked }
}

describe('a claim', () => {
  it('is made again when a claim of the same shopper was a moment earlier', async () => {
    const { asked, database } = failing(Object.assign(new Error('twice'), { code: '23505' }))
    assert.deepEqual(await claimDeal(database, request), { kind: 'answered', answer: fresh })
    assert.equal(asked(), 2)
  })

  it('is not made again after any other failure', async () => {
    const { asked, database } = failing(Object.assign(new Error('gone'), { code: '08006' }))
    await assert.rejects(claimDeal(database, request), /gone/)
    assert.equal(asked(), 1)
  })

  it('is answered as the first time under its key, and refused when the key was for another', async () => {
    const answered = (fingerprint: string) => {
      const rows = [{ fresh: null, kept: fresh, kept_fingerprint: fingerprint }]
      return claimDeal({ query: async () => rows } as unknown as Database, request)
    }
    assert.deepEqual(await answered('f'), { kind: 'answered', answer: fresh })
    assert.deepEqual(await answered('other'), { kind: 'key-reused' })
  })

  it('is not made where the database says nothing', async () => {
    const database = { query: async () => [] } as unknown as Database
    assert.deepEqual(await claimDeal(database, request), { kind: 'not-claimed' })
  })
})
