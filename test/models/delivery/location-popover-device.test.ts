import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { locationPopover } from '../../../elements/delivery/location-popover.ts'

const { default: fallback, store, values } = locationPopover.fields.deviceType

const named = (held: unknown) => store.map?.(held) ?? fallback

describe('The device that calls about locations name', () => {
  it('LOC-034 is mobileApp for mobile, desktop where nobody knows, and else the device itself', () => {
    const told = ['desktop', 'mobile', 'mobileApp', 'tabletApp', 'tabletLargeApp', 'iPad', null]
    assert.deepEqual(told.map(named), [
      'desktop',
      'mobileApp',
      'mobileApp',
      'tabletApp',
      'tabletLargeApp',
      'iPad',
      'desktop',
    ])
  })
  it('LOC-034 is one of five', () => {
    assert.deepEqual([...(values ?? [])].toSorted(), [
      'desktop',
      'iPad',
      'mobileApp',
      'tabletApp',
      'tabletLargeApp',
    ])
  })
})
