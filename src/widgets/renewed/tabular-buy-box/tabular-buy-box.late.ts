import type { LateFiles } from '../../../element/late.ts'

export const late = {
  row: { load: () => import('./row.late.ts'), when: 'near' },
} satisfies LateFiles
