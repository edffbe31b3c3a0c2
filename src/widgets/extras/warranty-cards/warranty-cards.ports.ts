import type { WarrantyCards } from '../../../../elements/extras/warranty-cards.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './warranty-cards.messages.ts'

export type WarrantyPorts = WrapperPorts<WarrantyCards, typeof messages>
