import type { GroceryAdd } from '../../../../elements/fresh/grocery-add.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './grocery-add.messages.ts'

export type GroceryPorts = Ports<GroceryAdd, typeof messages>
export type GroceryConfig = Config<GroceryAdd>
