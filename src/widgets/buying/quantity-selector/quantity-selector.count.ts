import type { QuantityPorts } from './quantity-selector.item.ts'

/** Counts under the widget's prefix, with its experiments (QTY-071). */
export function count(ports: QuantityPorts, name: string): void {
  const { qsMetricID = '', qsCsm, metadata } = ports.config
  ports.metric(qsMetricID + name, { ...qsCsm, ...metadata })
}

/** QTY-073. */
export function warnOfItem(ports: QuantityPorts): void {
  ports.warn('staticData: expected {asin, storeId, quantityUnit} of texts; it stays disabled')
  count(ports, 'InvalidStaticData')
}
