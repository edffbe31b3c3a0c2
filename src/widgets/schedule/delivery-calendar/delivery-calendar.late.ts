import type { LateFiles } from '../../../element/late.ts'
import type { CalendarConfig } from './delivery-calendar.ports.ts'

export const late = {
  panel: { load: () => import('./panel.late.ts'), when: 'near' },
  dropdown: {
    load: () => import('./dropdown.variant.ts'),
    when: ({ layout }: CalendarConfig) => layout === 'dropdown',
  },
} satisfies LateFiles
