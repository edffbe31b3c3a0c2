import type { LateFiles } from '../../../element/late.ts'

export const late = {
  outcome: { load: () => import('./outcome.view.tsx'), when: 'near' },
} satisfies LateFiles
