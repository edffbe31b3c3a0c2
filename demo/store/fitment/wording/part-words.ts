import type { ProductWords } from '../../server/words.ts'

/** Texts of the parts that are drawn by lot, with {brand}, {kind}, {machines} and {number}. */
export interface PartWords extends ProductWords {
  /** By the value of the machine type: one of them, and several as they stand in a text. */
  machines: Readonly<Record<string, { one: string; many: string }>>
}
