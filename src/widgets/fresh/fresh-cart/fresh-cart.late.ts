import type { LateFiles } from '../../../element/late.ts'

export const late = {
  dialog: { load: () => import('./dialog.late.ts'), when: 'near' },
  fallback: { load: () => import('./fallback.late.ts') },
} satisfies LateFiles
