import type { DealPorts } from './deal-box.ports.ts'

const dealOption = 'LIGHTNING_DEAL'

/** The row of the accordion of purchase options: open while the deal is the option chosen (DEA-081). */
export function row(ports: DealPorts, changed: () => void) {
  const option = () => ports.page.buyingOption(ports.config.asin ?? null)
  /** What closing the row goes back to. */
  let earlier: string | null = null
  let unwatch: (() => void) | undefined

  function watch(): void {
    unwatch?.()
    unwatch = option().listen(changed)
  }
  ports.use(() => {
    watch()
    return () => unwatch?.()
  })
  ports.onConfig(watch)

  return {
    isOpen: () => option().get() === dealOption,
    toggle(): void {
      const chosen = option().get()
      if (chosen === dealOption) option().set(earlier)
      else {
        earlier = chosen
        option().set(dealOption)
      }
    },
  }
}
