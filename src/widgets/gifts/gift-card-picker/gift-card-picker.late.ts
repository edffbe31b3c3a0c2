import type { LateFiles } from '../../../element/late.ts'

export const late = {
  panels: { load: () => import('./panels.late.ts'), when: 'near' },
} satisfies LateFiles
