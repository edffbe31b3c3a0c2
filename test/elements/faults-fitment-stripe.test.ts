import { fitmentStripeCalls } from '../support/faulted/fitment-stripe.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('fitment-stripe', fitmentStripeCalls)
