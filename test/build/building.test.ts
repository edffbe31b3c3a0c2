import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { built, buildingEnv, whileBuilding } from '../../build/building.mjs'

const folder = mkdtempSync(join(tmpdir(), 'dp-building-'))
const file = join(folder, 'building')

describe('A build beside tests', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('keeps those waiting who need a file of it, here and in processes that start meanwhile', async () => {
    const log: string[] = []
    await built()
    assert.deepEqual(buildingEnv(), {})
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const building = whileBuilding(file, () => promise)
    const [told] = Object.values(buildingEnv())
    assert.equal(told, file)
    assert.ok(existsSync(file))
    const waiting = built().then(() => log.push('read'))
    log.push('built')
    resolve(true)
    assert.equal(await building, true)
    await waiting
    assert.deepEqual(log, ['built', 'read'])
  })

  it('keeps nobody waiting after it has failed', async () => {
    const building = whileBuilding(file, () => Promise.reject(new Error('no build')))
    await assert.rejects(building, /no build/)
    await built()
    assert.ok(!existsSync(file))
  })
})
