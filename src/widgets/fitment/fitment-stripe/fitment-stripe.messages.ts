import { firstMessages } from './messages.first.ts'
import { dropdownMessages } from './messages.dropdown.ts'
import { laterMessages } from './messages.later.ts'
import { smartboxMessages } from './messages.smartbox.ts'

/**
 * All texts of the stripe. Browsers load them in parts: with the first view, with a finder, and later
 * (messages.add.ts). A text that two parts show is in both parts.
 */
export const messages = {
  ...firstMessages,
  ...dropdownMessages,
  ...smartboxMessages,
  ...laterMessages,
}
