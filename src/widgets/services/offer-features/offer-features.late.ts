import type { LateFiles } from '../../../element/late.ts'

export const late = {
  wholeText: { load: () => import('./whole-text.late.ts'), when: 'near' },
} satisfies LateFiles
