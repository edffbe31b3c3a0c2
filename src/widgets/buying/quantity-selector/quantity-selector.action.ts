import type { QuantitySelector } from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { Item } from './quantity-selector.item.ts'

/** QTY-062. */
function reftagOf(quantity: number, previous: number, isStepper: boolean): string {
  if (!quantity) return '_qs_rm'
  if (!previous) return '_qs_atc'
  return isStepper && quantity > previous ? '_qs_add' : '_qs_udt'
}

/** The detail of the action (QTY-061). `previous`: the quantity before, null or 0 where there was none. */
export function actionDetail(
  { id, actionId, clientId, shapeType }: Config<QuantitySelector>,
  { asin, storeId, quantityUnit }: Item,
  quantity: number,
  previous: number | null,
) {
  const isStepper = !!shapeType
  return {
    widgetId: id,
    actionId,
    clientId,
    asin,
    storeId,
    quantityUnit,
    quantity,
    previousQuantity: previous,
    isStepper,
    setQuantity: !!previous,
    reftag: reftagOf(quantity, previous ?? 0, isStepper),
  }
}
