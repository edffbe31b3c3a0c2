import type { FinderCode } from './finders.ts'
import { smartbox as make, type SmartboxFinder } from './smartbox.model.ts'
import { SmartboxView } from './smartbox.view.tsx'
import './messages.add.ts'

export const smartbox: FinderCode<SmartboxFinder> = { make, View: SmartboxView }
