import type { LateFiles } from '../../../element/late.ts'

export const late = {
  modal: { load: () => import('./modal.view.tsx'), when: 'near' },
} satisfies LateFiles
