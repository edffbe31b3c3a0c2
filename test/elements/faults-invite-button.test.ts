import { inviteButtonCalls } from '../support/faulted/invite-button.ts'
import { testFaults } from '../support/faulted/suite.ts'

testFaults('invite-button', inviteButtonCalls)
