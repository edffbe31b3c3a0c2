import { encoded } from '../../../rules/encoded.ts'

/** The page of the shop about such deliveries (SCH-053, SCH-054). undefined: the page names none. */
export function helpUrl({
  helpId,
  merchantType,
}: {
  helpId?: string | undefined
  merchantType: 'standard' | 'installation'
}): string | undefined {
  const id = helpId && encoded(helpId)
  if (!id) return undefined
  return merchantType === 'installation'
    ? `/gp/feature.html?docId=${id}`
    : `/gp/help/customer/display.html?nodeId=${id}`
}
