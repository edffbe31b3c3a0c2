import { extraMessages } from './messages.extras.ts'
import { firstMessages } from './messages.first.ts'
import { freshMessages } from './messages.fresh.ts'
import { minimumMessages } from './messages.minimum.ts'
import { oneClickMessages } from './messages.one-click.ts'

/** All texts of the buy box. Browsers load a text with the code that shows it. A text of two parts is in both. */
export const messages = {
  ...firstMessages,
  ...extraMessages,
  ...freshMessages,
  ...oneClickMessages,
  ...minimumMessages,
}
