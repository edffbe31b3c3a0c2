import 'virtual:all'
import { testFaults } from '../support/faults/suite.ts'

testFaults(4, 4)
