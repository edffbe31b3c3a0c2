import { firstMessages } from './messages.first.ts'
import { laterMessages } from './messages.later.ts'

/** All texts of the deal box. Browsers load the later texts with the code that shows them (deal.more.ts). */
export const messages = { ...firstMessages, ...laterMessages }
export type MessageId = keyof typeof messages
