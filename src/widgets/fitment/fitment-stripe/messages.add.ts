import { firstMessages } from './messages.first.ts'
import { laterMessages } from './messages.later.ts'

// Code that loads later adds its texts here: the host reads all texts from this one object.
Object.assign(firstMessages, laterMessages)
