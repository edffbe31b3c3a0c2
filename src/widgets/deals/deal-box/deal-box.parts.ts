import type { Shown } from './deal.plain.ts'

/** What the view draws. */
export interface DealView extends Shown {
  open: boolean
  /** Chosen in the deal's own drop-down (DEA-043). */
  quantity: number
}

/** Bring code that comes later. */
export interface Loads {
  /** Of all but a plain deal. */
  more(): Promise<Pick<typeof import('./deal.more.ts'), 'more'>>
  /** Of a row of the accordion. */
  row(): Promise<Pick<typeof import('./deal.row.ts'), 'row'>>
}
