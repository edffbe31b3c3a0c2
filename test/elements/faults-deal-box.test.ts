import { dealBoxCalls } from '../support/faulted/deal-box.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('deal-box', dealBoxCalls)
