import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { DirectoryInUse, lockDirectory } from '../../../demo/store/database/lock.ts'

describe('lock of a data directory', () => {
  let folder: string
  const directory = () => join(folder, 'store')
  const lock = () => join(folder, 'store.lock')
  const ownNumber = () => Number.parseInt(readFileSync(lock(), 'utf8'), 10)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dp-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is held once in one process, and given back', () => {
    const unlock = lockDirectory(directory())
    assert.equal(ownNumber(), process.pid)
    assert.throws(() => lockDirectory(directory()), DirectoryInUse)
    unlock()
    assert.deepEqual(readdirSync(folder), [])
    lockDirectory(directory())()
  })

  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  for (const [whose, owner] of [
    // Higher than any process id on Linux.
    ['of a process that is gone', '4194305'],
    ['of an earlier start whose number another process has now', `1 1 ${boot}`],
    ['of an earlier start of the machine', `1 1 another-boot`],
    ['that this process left at an earlier start', `${process.pid}`],
  ] as const) {
    it(`takes over the lock ${whose}`, () => {
      writeFileSync(lock(), owner)
      const unlock = lockDirectory(directory())
      assert.equal(ownNumber(), process.pid)
      assert.deepEqual(readdirSync(folder), ['store.lock'])
      unlock()
      assert.equal(existsSync(lock()), false)
    })
  }

  it('is refused while a process without a start time may hold it', () => {
    writeFileSync(lock(), '1')
    assert.throws(() => lockDirectory(directory()), /is in use by process 1: stop that process/)
    assert.equal(readFileSync(lock(), 'utf8'), '1')
  })
})
