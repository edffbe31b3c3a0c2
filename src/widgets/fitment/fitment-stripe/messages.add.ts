import { firstMessages } from './messages.first.ts'
import { laterMessages } from './messages.later.ts'

// Code that comes later brings its texts along: the host reads them in the object that it was given.
Object.assign(firstMessages, laterMessages)
