import type { LateFile } from '../element/late.ts'

/** The list of a QuantityPicker. It loads when the shopper comes near, or opens it. */
export const quantityList = {
  load: (): Promise<typeof import('./quantity-list.late.tsx')> =>
    import('./quantity-list.late.tsx'),
  when: 'near',
} satisfies LateFile
