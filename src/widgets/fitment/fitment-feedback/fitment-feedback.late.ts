import type { LateFiles } from '../../../element/late.ts'

export const late = {
  dialogs: { load: () => import('./dialogs.view.tsx'), when: 'near' },
} satisfies LateFiles
