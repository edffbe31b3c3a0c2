import type { QuantitySelector } from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './quantity-selector.messages.ts'

export type QuantityPorts = Ports<QuantitySelector, typeof messages>

/** Whose quantity it is. `asin` null: of no known product, so no page store is read or written. */
export interface Item {
  asin: string | null
  storeId?: string | undefined
  quantityUnit?: string | undefined
}

/** null: staticData is malformed, and the widget stays disabled (QTY-073). */
export function itemOf({ staticData = {}, asin }: Config<QuantitySelector>): Item | null {
  if (Object(staticData) !== staticData || Array.isArray(staticData)) return null
  const given = staticData as Record<string, unknown>
  const isText = (name: string) => typeof (given[name] ?? '') === 'string'
  if (!isText('storeId') || !isText('quantityUnit')) return null
  if (!/^[A-Z\d]{10}$/.test(`${given['asin'] ?? 'NONE000000'}`)) return null
  return {
    ...(given as Partial<Item>),
    asin: (given['asin'] as string | undefined) ?? asin ?? null,
  }
}
