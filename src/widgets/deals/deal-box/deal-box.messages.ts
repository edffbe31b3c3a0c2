import { firstMessages } from './messages.first.ts'
import { laterMessages } from './messages.later.ts'

/** All texts of the deal. Browsers load the later ones with what shows them (deal.more.ts). */
export const messages = { ...firstMessages, ...laterMessages }
export type MessageId = keyof typeof messages
