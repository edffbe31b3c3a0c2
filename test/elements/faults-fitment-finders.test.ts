import { fitmentFinderCalls } from '../support/faulted/fitment-finders.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('fitment-finders', fitmentFinderCalls)
