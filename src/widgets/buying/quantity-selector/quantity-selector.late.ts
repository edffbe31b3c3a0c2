import type { LateFiles } from '../../../element/late.ts'

export const late = {
  /** The choice. Its code also draws the plain input of an adopted number field. */
  choice: { load: () => import('./choice.late.ts'), when: 'near' },
  /** What shows after the quantity could not be changed. */
  failure: { load: () => import('./failure.view.tsx') },
  stepper: { load: () => import('./stepper.variant.ts'), when: ({ shapeType }) => shapeType },
} satisfies LateFiles
