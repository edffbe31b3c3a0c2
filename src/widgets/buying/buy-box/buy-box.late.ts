import type { LateFiles } from '../../../element/late.ts'
import { quantityList } from '../../../parts/quantity-list.ts'

export const late = {
  quantityList,
  minimumOrder: { load: () => import('./minimum-order.view.tsx') },
  condition: { load: () => import('./condition.view.tsx') },
  fresh: {
    load: () => import('./fresh.variant.ts'),
    when: ({ variant }) => variant === 'fresh',
  },
  orderNote: { load: () => import('./order-note.late.ts') },
} satisfies LateFiles
