import { buyBoxCalls } from '../support/faulted/buy-box.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('buy-box', buyBoxCalls)
