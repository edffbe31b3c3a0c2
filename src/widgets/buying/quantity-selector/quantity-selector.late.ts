import type { LateFiles } from '../../../element/late.ts'

export const late = {
  /** The choice. Its code also draws the plain input of an adopted number field, and what shows after a failure. */
  choice: { load: () => import('./choice.late.ts'), when: 'near' },
  stepper: { load: () => import('./stepper.variant.ts'), when: ({ shapeType }) => shapeType },
} satisfies LateFiles
