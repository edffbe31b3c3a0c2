import { fitmentTextCalls } from '../support/faulted/fitment-text.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('fitment-text', fitmentTextCalls)
