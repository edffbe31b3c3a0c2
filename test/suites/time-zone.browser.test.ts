import { expect } from '@open-wc/testing'
import { scope } from '../support/scope.ts'
import { clocks } from '../support/zones.ts'

describe('a browser of a test run', () => {
  const inZone = scope.zone ? it : it.skip
  inZone('stands where the whole run stands', () => {
    expect(clocks()).to.deep.equal(clocks(scope.zone))
  })
})
