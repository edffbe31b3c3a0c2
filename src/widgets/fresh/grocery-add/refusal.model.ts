import type { CallValue } from '../../../contract/call.ts'
import {
  addressNotSelected,
  itemStatusCodes,
  statusKeyReasons,
  type ConflictReason,
  type groceryAdd,
} from '../../../contract/fresh/grocery-add.ts'

/** Why an item is not added. */
export interface Refusal {
  /** What the modal is about. */
  reasonCode: ConflictReason
  /** The name that the answer gives the reason. '': none that we know. */
  code: string
  /** Quantity that the server added. */
  added: number
  /** Quantity that the server was asked for. */
  requested: number
}

type Answer = CallValue<typeof groceryAdd>

const isItemStatus = (code: unknown) => itemStatusCodes.find(known => known === code)
const reasonOfKey = (key: string | undefined): ConflictReason | undefined =>
  Object.entries(statusKeyReasons).find(([known]) => known === key)?.[1]

/** GRO-022 to GRO-026, GRO-056, GRO-057. null: there is no answer to go by. `sent`: the quantity of the call. */
export function refusalOf(answer: Answer | null, sent: number): Refusal {
  const infos = answer?.extraErrorInfos ?? []
  const [first] = infos
  const byKey = (answer?.statusList ?? []).map(({ statusKey }) => reasonOfKey(statusKey))
  const known = isItemStatus(first?.itemStatusCode) ?? byKey.find(Boolean)
  const needsAddress = infos.some(({ statusCode }) => statusCode === addressNotSelected)
  return {
    reasonCode: known ?? 'ITEM_NOT_AVAILABLE',
    code: needsAddress ? addressNotSelected : (known ?? ''),
    added: Math.max(first?.availableQuantity ?? 0, 0),
    requested: first?.requestedQuantity ?? sent,
  }
}

/** The shopper has to choose an address first (GRO-026). */
export const needsAddress = ({ code }: Refusal): boolean => code === addressNotSelected
