import { fitmentHelpCalls } from '../support/faulted/fitment-help.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('fitment-help', fitmentHelpCalls)
