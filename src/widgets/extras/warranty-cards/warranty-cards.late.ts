import type { LateFiles } from '../../../element/late.ts'

export const late = {
  dialog: { load: () => import('./dialog.view.tsx'), when: 'near' },
} satisfies LateFiles
