import type { FinderCode } from './finders.ts'
import { smartbox as make, type SmartboxFinder } from './smartbox.model.ts'
import { SmartboxView } from './smartbox.view.tsx'
import { firstMessages } from './messages.first.ts'
import { smartboxMessages } from './messages.smartbox.ts'

// A finder brings its texts along, as messages.add.ts does those of later.
Object.assign(firstMessages, smartboxMessages)

export const smartbox: FinderCode<SmartboxFinder> = { make, View: SmartboxView }
