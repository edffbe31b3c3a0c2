import { calendarGridStyles } from '../../../parts/calendar-grid.tsx'
import { checkListStyles } from '../../../parts/check-list.tsx'
import { dialogStyles } from '../../../parts/dialog.tsx'
import { draggableStyles } from '../../../parts/draggable.tsx'
import { timeslotTableStyles } from '../../../parts/timeslot-table.tsx'
import own from './panel.css'

export { View } from './panel.view.tsx'
export const styles = [
  ...dialogStyles,
  ...draggableStyles,
  ...calendarGridStyles,
  ...timeslotTableStyles,
  ...checkListStyles,
  own,
]
