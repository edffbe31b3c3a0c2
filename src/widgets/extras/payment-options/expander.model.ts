import { machine } from '../../../machine/machine.ts'
import type { $Choice } from './choice.model.ts'
import type { PaymentPorts } from './payment-options.ports.ts'

/** How long an open expander waits for options (PAY-057). */
const longestWait = 10_000

const transitions = {
  collapsed: { open: 'expanded', wait: 'loading' },
  loading: { arrive: 'expanded', fail: 'failed', close: 'collapsed' },
  failed: { arrive: 'expanded', close: 'collapsed' },
  expanded: { close: 'collapsed', wait: 'loading' },
} as const

/** Opens and closes the list of options. */
export function expanding(ports: PaymentPorts, $choice: $Choice) {
  const { $state, send } = machine(transitions, 'collapsed')
  let cancel: (() => void) | undefined

  function fail(): void {
    if (send('fail')) ports.announce(ports.text('payment.ajaxError'))
  }
  function time(): void {
    cancel?.()
    cancel = ports.after(longestWait, fail)
  }
  /** Without options there is a skeleton, for a while (PAY-003). */
  function open(): boolean {
    if ($choice.get().options) return !!send('open')
    const isOpen = !!send('wait')
    if (isOpen) time()
    return isOpen
  }
  function collapse(): void {
    if (send('close')) ports.emit('dp-payment-collapsed', {})
  }

  /** true: opens by itself (PAY-004, PAY-005). */
  const opensItself = ({ onlyFeature, treatment } = ports.config) =>
    onlyFeature && (treatment === 'T1' || treatment === 'T3')
  let hasStarted = false
  ports.use(() => {
    if ($state.get() === 'loading') time()
    if (!hasStarted && opensItself()) open()
    hasStarted = true
  })
  ports.onConfig((config, before) => {
    if (opensItself(config) && !opensItself(before)) open()
  })
  ports.watch($choice, ({ options }) => {
    if (options) send('arrive')
    else if ($state.get() === 'expanded') open()
  })
  ports.watch($state, state => {
    if (state !== 'loading') cancel?.()
    for (const name of ['expanded', 'loading'] as const) ports.state(name, state === name)
  })

  return {
    $state,
    toggle(): void {
      if ($state.get() !== 'collapsed') collapse()
      else if (open()) ports.emit('dp-payment-expanded', {})
    },
    /** After a choice of a swatch (PAY-006, PAY-007). */
    rest(): void {
      if (ports.config.treatment === 'none' || ports.config.treatment === 'T1') collapse()
    },
  }
}
