import type { LateFiles } from '../../../element/late.ts'

export const late = {
  picker: { load: () => import('./picker.late.ts'), when: 'near' },
} satisfies LateFiles
