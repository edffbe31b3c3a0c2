import type { ClimateBadge } from '../../../../elements/badges/climate-badge.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './climate-badge.messages.ts'

export type ClimatePorts = Ports<ClimateBadge, typeof messages>
export type ClimateConfig = Config<ClimateBadge>
