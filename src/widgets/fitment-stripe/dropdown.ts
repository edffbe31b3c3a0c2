import { dropdown as make, type DropdownFinder } from './dropdown.model.ts'
import { DropdownView } from './dropdown.view.tsx'
import type { FinderCode } from './finders.ts'
import './messages.add.ts'

export const dropdown: FinderCode<DropdownFinder> = { make, View: DropdownView }
