import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  appOnlyNotice,
  canAccess,
  dealAccess,
  nextAccessChange,
  tellsWaitlistFull,
} from '../../src/rules/deal.ts'

const START = 10_000
const early = {
  state: 'AVAILABLE',
  accessBehavior: 'PRIME_EARLY_ACCESS',
  startTime: START,
  earlyAccessDurationInMilliseconds: 3000,
}
const membersOnly = { state: 'AVAILABLE', accessBehavior: 'PRIME_ONLY' }
const at = (member: boolean, ...moments: number[]) =>
  moments.map(now => dealAccess(early, member, now))

const change = (member: boolean, now: number) => nextAccessChange(early, member, now)

describe('deal access', () => {
  it('DEA-027 tells a member of early access from the start on, for its duration', () => {
    assert.deepEqual(at(true, START - 1, START, START + 2999, START + 3000), [
      'open',
      'early-access-member',
      'early-access-member',
      'open',
    ])
  })

  it('DEA-028 has a window of the same length before the start for everybody else', () => {
    assert.deepEqual(at(false, START - 3001, START - 3000, START - 1, START), [
      'open',
      'early-access',
      'early-access',
      'open',
    ])
  })

  it('DEA-028 names the moments at which access changes', () => {
    assert.equal(change(false, 0), START - 3000)
    assert.equal(change(false, START - 3000), START)
    assert.equal(change(false, START), null)
    assert.equal(change(true, START), START + 3000)
    assert.equal(nextAccessChange(membersOnly, false, 0), null)
  })

  it('DEA-029 lets a member in, whatever the behaviour', () => {
    for (const accessBehavior of ['PRIME_ONLY', 'PRIME_EARLY_ACCESS', 'APP_ONLY_LD', undefined]) {
      assert.ok(canAccess(dealAccess({ ...early, accessBehavior }, true, START)))
    }
  })

  it('DEA-030 keeps others out during their window', () => {
    assert.equal(canAccess(dealAccess(early, false, START - 1)), false)
  })

  it('DEA-031 lets others in outside of it', () => {
    assert.ok(canAccess(dealAccess(early, false, START)))
  })

  it('DEA-032 keeps others out of a members-only deal', () => {
    assert.equal(dealAccess(membersOnly, false, START), 'members-only')
    assert.equal(canAccess('members-only'), false)
  })

  it('DEA-028 has no window without a start or a duration', () => {
    const { startTime: _start, ...noStart } = early
    assert.equal(dealAccess(noStart, false, START), 'open')
    const noLength = { ...early, earlyAccessDurationInMilliseconds: 0 }
    assert.equal(dealAccess(noLength, true, START), 'open')
  })

  it('DEA-025 tells that the waiting list is full to those who can access the deal', () => {
    assert.equal(tellsWaitlistFull({ state: 'WAITLISTFULL' }, 'open'), true)
    assert.equal(tellsWaitlistFull({ state: 'AVAILABLE' }, 'open'), false)
  })

  it('DEA-026 does not tell the others', () => {
    assert.equal(tellsWaitlistFull({ state: 'WAITLISTFULL' }, 'members-only'), false)
    assert.equal(tellsWaitlistFull({ state: 'WAITLISTFULL' }, 'early-access'), false)
  })
})

const notice = (device: 'app' | 'mobile' | 'desktop', inCart: boolean, shown = true) =>
  appOnlyNotice({ accessBehavior: 'APP_ONLY_LD', shown, device, inCart })

describe('app-only deals', () => {
  it('DEA-034 says where to learn more in the app', () => {
    assert.equal(notice('app', false), 'learn-more')
    assert.equal(notice('app', true), 'learn-more')
  })

  it('DEA-035 offers the download on mobile web', () =>
    assert.equal(notice('mobile', false), 'download'))

  it('DEA-036 says where to learn more on mobile web once it is in the cart', () =>
    assert.equal(notice('mobile', true), 'learn-more'))

  it('DEA-037 offers the download on desktop', () =>
    assert.equal(notice('desktop', false), 'download'))

  it('DEA-038 puts up nothing on desktop once it is in the cart', () =>
    assert.equal(notice('desktop', true), null))

  it('DEA-039 puts up nothing when the set-up does not ask for it', () => {
    for (const device of ['app', 'mobile', 'desktop'] as const) {
      assert.equal(notice(device, false, false), null)
    }
    const other = {
      accessBehavior: 'PRIME_ONLY',
      shown: true,
      device: 'app',
      inCart: false,
    } as const
    assert.equal(appOnlyNotice(other), null)
  })
})
