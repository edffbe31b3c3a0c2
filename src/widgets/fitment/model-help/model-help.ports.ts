import type { ModelHelp } from '../../../../elements/fitment/model-help.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './model-help.messages.ts'

export type HelpPorts = Ports<ModelHelp, typeof messages>
export type HelpConfig = Config<ModelHelp>
