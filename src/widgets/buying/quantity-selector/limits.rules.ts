import type { QuantityPorts } from './quantity-selector.ports.ts'

/** The highest quantity that the shopper can choose: what the adopted control allows, and what the page configures. */
export const highest = ({ adopted, config }: Pick<QuantityPorts, 'adopted' | 'config'>): number =>
  Math.min(config.maxQuantity, Number(adopted?.max || 999), 999)
