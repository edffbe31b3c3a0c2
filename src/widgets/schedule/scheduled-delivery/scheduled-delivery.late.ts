import type { LateFiles } from '../../../element/late.ts'

export const late = {
  place: { load: () => import('./place.late.ts'), when: 'near' },
  beside: { load: () => import('./beside.late.ts') },
} satisfies LateFiles
