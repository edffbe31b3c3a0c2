import type { LateFiles } from '../../../element/late.ts'
import { quantityList } from '../../../parts/quantity-list.ts'

export const late = {
  quantityList,
  dialogs: { load: () => import('./dialogs.late.ts'), when: 'near' },
} satisfies LateFiles
