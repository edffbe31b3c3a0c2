import type { LateFiles } from '../../../element/late.ts'

export const late = {
  panel: { load: () => import('./panel.late.ts') },
  sections: { load: () => import('./sections.late.ts') },
} satisfies LateFiles
