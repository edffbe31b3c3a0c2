import { expect } from '@open-wc/testing'
import { scope } from '../support/scope.ts'

describe('a browser of a test run', () => {
  const inZone = scope.zone ? it : it.skip
  inZone('stands where the whole run stands', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal(scope.zone)
  })
})
