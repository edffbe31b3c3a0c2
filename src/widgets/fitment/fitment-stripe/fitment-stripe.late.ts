import type { LateFiles } from '../../../element/late.ts'
import type { Configured } from './fitment-stripe.ports.ts'
import { finderNamed } from './fitment-stripe.rules.ts'

export const late = {
  /** The list below the input. Every finder uses it. */
  list: { load: () => import('./list.late.ts'), when: 'near' },
  /** The picker of the text finder. */
  picker: { load: () => import('./picker.view.tsx'), when: 'near' },
  dropdown: {
    load: () => import('./dropdown.variant.ts'),
    when: (config: Configured) => finderNamed(config) === 'dropdown',
  },
  brands: { load: () => import('./brands.view.tsx') },
  smartbox: {
    load: () => import('./smartbox.variant.ts'),
    when: (config: Configured) => finderNamed(config) === 'smartbox',
  },
  experience: { load: () => import('./experience.view.tsx') },
  results: { load: () => import('./results.view.tsx') },
} satisfies LateFiles
