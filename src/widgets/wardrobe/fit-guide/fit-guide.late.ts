import type { LateFiles } from '../../../element/late.ts'

export const late = {
  given: { load: () => import('./given.late.ts') },
} satisfies LateFiles
