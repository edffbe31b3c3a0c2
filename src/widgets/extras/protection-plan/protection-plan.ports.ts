import type { ProtectionPlan } from '../../../../elements/extras/protection-plan.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './protection-plan.messages.ts'

export type ProtectionPorts = WrapperPorts<ProtectionPlan, typeof messages>
