import { atom } from 'nanostores'
import type { ScheduledPorts } from './scheduled-delivery.ports.ts'
import { namedMachine } from './triggers.model.ts'

type StateName = 'notLoaded' | 'disabled' | 'enabled' | 'requiredDisabled' | 'requiredEnabled'

const isRequired = (state: StateName): boolean => state.startsWith('required')

/**
 * Whether a delivery time can or must be chosen, and whether the shopper wants to (SCH-006 to SCH-021, SCH-055, SCH-061,
 * SCH-068). `changed`: what the calendar has to ask may be another now. `isAnew`: it asks again.
 */
export function intent(ports: ScheduledPorts, changed: (isAnew: boolean) => void) {
  /** The shopper wants a delivery at a chosen time, or has to. */
  const $intent = atom(false)
  /** true: the page has changed the configuration, and hears no news of that (COR-053). */
  let isQuiet = false

  function want(wanted: boolean): void {
    if (wanted === $intent.get()) return
    $intent.set(wanted)
    changed(false)
    if (!isQuiet) ports.emit('dp-delivery-intent-changed', { checked: wanted })
  }
  function must(): void {
    want(true)
    changed(false)
  }

  const { $state, consume: take } = namedMachine(
    {
      notLoaded: { on: { enable: 'enabled' } },
      disabled: {
        on: { enable: 'enabled', require: 'requiredDisabled' },
        entered: () => want(false),
      },
      enabled: {
        on: { enable: 'enabled', disable: 'disabled', require: 'requiredEnabled' },
        // Slots may be others than before (SCH-021).
        entered: () => changed(true),
      },
      requiredDisabled: {
        on: { enable: 'requiredEnabled', unrequire: 'disabled' },
        entered: must,
      },
      requiredEnabled: {
        on: { enable: 'requiredEnabled', disable: 'requiredDisabled', unrequire: 'enabled' },
        entered() {
          must()
          changed(true)
        },
      },
    },
    'notLoaded',
    message => ports.warn(message),
  )
  /** The shopper can choose a time, so the element shows (SCH-019, SCH-020). */
  const isOpen = () => $state.get() === 'enabled' || $state.get() === 'requiredEnabled'

  function consume(trigger: string): void {
    const from = $state.get()
    take(trigger)
    const to = $state.get()
    if (from === to) return
    if (!isQuiet) ports.emit('dp-delivery-state-changed', { from, to })
    if (from === 'notLoaded' && ports.config.required) consume('require')
  }

  ports.onConfig(({ required }, before) => {
    if (required === before.required || $state.get() === 'notLoaded') return
    isQuiet = true
    consume(required ? 'require' : 'unrequire')
    isQuiet = false
  })
  ports.watch($state, state => {
    ports.state('enabled', isOpen())
    ports.state('required', isRequired(state))
  })
  ports.watch($intent, wanted => ports.state('intent', wanted))

  return {
    $state,
    $intent,
    want,
    consume,
    isOpen,
    isRequired: () => isRequired($state.get()),
    /** Your server has told of the item in the buy box (SCH-040). */
    apply(isAvailable: boolean): void {
      // What must be delivered at a chosen time cannot be bought where that is not offered (SCH-068).
      const isHidden = $state.get() === 'notLoaded' && ports.config.required
      if (isAvailable || isHidden) consume('enable')
      if (!isAvailable && isOpen()) consume('disable')
    },
  }
}
