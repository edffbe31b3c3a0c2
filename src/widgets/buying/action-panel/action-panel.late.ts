import type { LateFiles } from '../../../element/late.ts'

export const late = {
  panel: { load: () => import('./panel.view.tsx'), when: 'near' },
} satisfies LateFiles
