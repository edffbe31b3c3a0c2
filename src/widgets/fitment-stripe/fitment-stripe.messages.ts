import { firstMessages } from './messages.first.ts'
import { laterMessages } from './messages.later.ts'

/** All texts of the stripe. Browsers load them in two parts (messages.add.ts). */
export const messages = { ...firstMessages, ...laterMessages }
