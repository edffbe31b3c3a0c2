import type { LateFiles } from '../../../element/late.ts'

export const late = {
  minimumOrder: { load: () => import('./minimum-order.view.tsx') },
  condition: { load: () => import('./condition.view.tsx') },
  orderNote: { load: () => import('./order-note.late.ts') },
} satisfies LateFiles
