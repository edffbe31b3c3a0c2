import { dropdown as make, type DropdownFinder } from './dropdown.model.ts'
import { DropdownView } from './dropdown.view.tsx'
import type { FinderCode } from './finders.ts'
import { firstMessages } from './messages.first.ts'
import { dropdownMessages } from './messages.dropdown.ts'

// A finder brings its texts along, as messages.add.ts does those of later.
Object.assign(firstMessages, dropdownMessages)

export const dropdown: FinderCode<DropdownFinder> = { make, View: DropdownView }
