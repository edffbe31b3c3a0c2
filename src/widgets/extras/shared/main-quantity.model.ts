import { controlValue, watchControl } from '../../../page/control-value.ts'
import type { Page } from '../../../page/page.ts'

export const highestQuantity = 999

interface QuantityPorts {
  readonly config: { readonly asin: string; readonly quantityInput: string }
  readonly page: Page
  use(setup: () => () => void): void
  onConfig(heard: () => void): void
}

/** The main quantity: $quantity, else the page's own input (PRO-024, PRO-028, WTY-020). `changed`: it may be another. */
export function mainQuantity(ports: QuantityPorts, changed: () => void) {
  const store = () => ports.page.quantity(ports.config.asin)
  let unwatch: (() => void) | undefined

  function now(): number {
    const held = store().get()
    const { quantityInput } = ports.config
    const quantity = held === undefined ? parseInt(controlValue(quantityInput) ?? '', 10) : held
    return quantity && quantity >= 1 ? Math.min(Math.trunc(quantity), highestQuantity) : 1
  }
  function watch(): void {
    unwatch?.()
    unwatch = store().listen(changed)
  }
  ports.use(() => {
    watch()
    const stop = watchControl(changed)
    return () => {
      stop()
      unwatch?.()
      unwatch = undefined
    }
  })
  ports.onConfig(() => {
    if (unwatch) watch()
  })
  return { now }
}
