import type { Chooser } from './quantity-selector.ports.ts'

/** Selectors whose author knows that there is nothing to choose from. */
const told = new WeakSet<Chooser>()

/** Tells the page's author what the configuration lacks. */
export function tell(model: Chooser, fault: 'lacks' | 'malformed'): void {
  const { ports } = model
  if (fault === 'malformed') {
    // QTY-073
    ports.warn('staticData: expected {asin, storeId, quantityUnit} of texts; it stays disabled')
    model.count('InvalidStaticData')
  } else if (!told.has(model)) {
    told.add(model)
    const message = 'expected qsItems, a <select> or an <input>; it stays disabled'
    ports.warn(message)
    ports.fault('config', [{ message }])
  }
}
