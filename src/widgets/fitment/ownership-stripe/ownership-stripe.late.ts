import type { LateFiles } from '../../../element/late.ts'

export const late = {
  preview: { load: () => import('./preview.view.tsx'), when: 'near' },
} satisfies LateFiles
