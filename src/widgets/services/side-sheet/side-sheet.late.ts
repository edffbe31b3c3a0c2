import type { LateFiles } from '../../../element/late.ts'

export const late = {
  sheet: { load: () => import('./sheet.view.tsx') },
} satisfies LateFiles
