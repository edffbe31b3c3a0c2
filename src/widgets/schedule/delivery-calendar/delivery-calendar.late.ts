import type { LateFiles } from '../../../element/late.ts'

export const late = {
  panel: { load: () => import('./panel.late.ts'), when: 'near' },
} satisfies LateFiles
