import { atom, type ReadableAtom } from 'nanostores'
import { nameOf } from './naming.rules.ts'
import { byId, isOpen, isPlan, oneTime, usable, visible } from './options.rules.ts'
import type { Option, PaymentConfig, PaymentPorts, Source } from './payment-options.ports.ts'

/** PAYMENT_DEBOUNCE_MS: quantities of a shopper who is still counting are left out (PAY-018). */
const quantityDebounce = 100

export interface Choice {
  /** null: still to come. */
  options: readonly Option[] | null
  chosenId: string
  /** Id of the option that has taken the place of the last swatch (PAY-014). */
  led: string | null
  quantity: number
  /** The plan that the shopper has lost by a change of the quantity. */
  dropped: Option | null
}

export type $Choice = ReadableAtom<Choice>

/** Blank and 0 count as 1. */
const counted = ({ quantity }: PaymentConfig): number => Math.max(1, quantity ?? 1)

export const chosenIn = ({ chosenId, options }: Choice): Option | undefined =>
  byId(options ?? [], chosenId)

/** Holds the options and which of them is chosen. */
export function choosing(ports: PaymentPorts) {
  const $choice = atom<Choice>({
    options: null,
    chosenId: oneTime,
    led: null,
    quantity: counted(ports.config),
    dropped: null,
  })
  let hasStarted = false

  const show = (change: Partial<Choice>) => $choice.set({ ...$choice.get(), ...change })

  function isAvailable(id: string): boolean {
    const { options, quantity } = $choice.get()
    const option = byId(options ?? [], id)
    return !!option && isOpen(option, quantity)
  }

  /** Chooses without telling. A hidden option gets a swatch (PAY-013, PAY-059). */
  function set(chosenId: string, dropped: Option | null = null): void {
    const { led, options } = $choice.get()
    const isVisible = visible(options ?? [], led).some(({ id }) => id === chosenId)
    show({ chosenId, dropped, led: isVisible ? led : chosenId })
  }

  function tell(previousOptionId: string, source: Source): void {
    const { chosenId: optionId } = $choice.get()
    ports.emit('dp-payment-option-selected', { optionId, previousOptionId, source })
    const card = chosenIn($choice.get())?.card
    ports.metric('PaymentOptionSelected', { optionId, source, ...(card && { cardType: 'PLCC' }) })
  }

  /** Takes a choice of the shopper. false: the option is chosen already, or is not available. */
  function choose(id: string, source: Source): boolean {
    const { chosenId } = $choice.get()
    if (id === chosenId || !isAvailable(id)) return false
    set(id)
    tell(chosenId, source)
    return true
  }

  /** If the chosen option is not available any more, one-time payment is chosen (PAY-017, PAY-058). */
  function settle(source: 'quantity' | 'options'): void {
    const choice = $choice.get()
    if (!choice.options || isAvailable(choice.chosenId)) return
    const dropped = chosenIn(choice) ?? null
    set(oneTime, dropped)
    tell(choice.chosenId, source)
    if (!dropped) return
    const option = nameOf(dropped, ports.text, ports.config)
    ports.announce(ports.text('payment.dropped', { option }))
  }

  /** Chooses what the page configures (PAY-009). */
  function start(): void {
    const { selectedOption } = ports.config
    const { options } = $choice.get()
    if (options && !byId(options, selectedOption)) {
      ports.warn(`selectedOption: ${selectedOption} is none of the options; ${oneTime} is chosen`)
    }
    set(isAvailable(selectedOption) ? selectedOption : oneTime)
  }

  function take(): void {
    const { options: given } = ports.config
    show({ options: given ? usable(given, fault => ports.warn(fault)) : null })
    if (!given) return
    if (hasStarted) return settle('options')
    hasStarted = true
    start()
  }

  function count(): void {
    show({ quantity: counted(ports.config) })
    settle('quantity')
  }

  take()
  let cancel: (() => void) | undefined
  ports.use(count)
  ports.onConfig((config, before) => {
    if (config.options !== before.options) take()
    if (config.selectedOption !== before.selectedOption) start()
    if (config.quantity === before.quantity) return
    cancel?.()
    cancel = ports.after(quantityDebounce, count)
  })
  ports.watch($choice, choice => {
    const chosen = chosenIn(choice)
    ports.state('plan', !!chosen && isPlan(chosen))
  })

  return { $choice, choose, set, start, isAvailable }
}
export type Choosing = ReturnType<typeof choosing>
