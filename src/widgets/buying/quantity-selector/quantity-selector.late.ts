import type { LateFiles } from '../../../element/late.ts'

export const late = {
  /** What opens; it draws the plain input of an adopted number field too. */
  choice: { load: () => import('./choice.late.ts'), when: 'near' },
  stepper: { load: () => import('./stepper.variant.ts'), when: ({ shapeType }) => shapeType },
} satisfies LateFiles
