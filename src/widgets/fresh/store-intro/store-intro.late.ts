import type { LateFiles } from '../../../element/late.ts'

export const late = {
  sheet: { load: () => import('./sheet.late.ts') },
} satisfies LateFiles
