import { locationPopoverCalls } from '../support/faulted/location-popover.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('location-popover', locationPopoverCalls)
