import 'virtual:all'
import { testFaults } from '../support/faults/suite.ts'

testFaults(1, 4)
