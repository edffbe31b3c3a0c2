import type { LateFiles } from '../../../element/late.ts'

export const late = {
  dialog: { load: () => import('./dialog.view.tsx') },
} satisfies LateFiles
