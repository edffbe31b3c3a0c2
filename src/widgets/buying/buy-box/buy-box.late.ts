import type { LateFiles } from '../../../element/late.ts'
import { quantityList } from '../../../parts/quantity-list.ts'

export const late = {
  quantityList,
  /** The explanations of a minimum order and of a used item's condition. */
  panels: { load: () => import('./panels.view.tsx') },
  fresh: {
    load: () => import('./fresh.variant.ts'),
    when: ({ variant }) => variant === 'fresh',
  },
  orderNote: { load: () => import('./order-note.late.ts') },
} satisfies LateFiles
