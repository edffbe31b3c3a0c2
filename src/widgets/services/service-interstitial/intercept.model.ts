import { wouldSend } from '../../../page/form-content.ts'
import { isHolding, joinHolding, pageLeft } from '../../../page/held-submission.ts'
import { nearForm } from '../../../page/near-form.ts'
import { holdOwnAdds } from '../../../page/own-adds.ts'
import { ownerForm } from '../../../page/owner-form.ts'
import type { Press } from '../../../page/shapes.ts'
import { soon } from '../../../page/soon.ts'
import { machine } from '../../../machine/machine.ts'
import { guarding } from './guard.model.ts'
import { late } from './service-interstitial.late.ts'
import type { InterstitialPorts } from './service-interstitial.ports.ts'

const transitions = {
  idle: { offer: 'offering' },
  offering: { go: 'continuing', resume: 'submitting', end: 'idle' },
  continuing: { resume: 'submitting', end: 'idle' },
  /** The form is being submitted, unless it is invalid, or the page or another element keeps it. */
  submitting: { offer: 'offering', end: 'idle' },
} as const

const names = ['serviceAsin', 'serviceAsin.2']

/** Holds add to cart back while the popover is open, and lets it go on (INT-001 to INT-003, INT-013 to INT-016, INT-040 to INT-043). */
export function intercept(ports: InterstitialPorts) {
  const { $state, send } = machine(transitions, 'idle')
  const guard = guarding(ports)
  let answer: ((goesOn: boolean) => void) | undefined
  let pressed: HTMLElement | null = null
  /** The form is being submitted: what elements ask of the page then belongs to the submission (INT-043). */
  let isSubmitting = false

  const isOpen = () => $state.get() === 'offering' || $state.get() === 'continuing'
  const idsOf = () => {
    const { productAsin, serviceAsin } = ports.config
    return { serviceAsin, productAsin }
  }

  /** The shopper has chosen the service already (INT-002). */
  function isChosen(press: Press): boolean {
    const { productAsin, serviceAsin } = ports.config
    const addOns = ports.page.addOns(productAsin).get()
    const isAdded = addOns.some(({ kind, asin }) => kind === 'service' && asin === serviceAsin)
    return isAdded || wouldSend(press, names, serviceAsin)
  }

  function end(goesOn: boolean): void {
    guard.stop()
    send('end')
    answer?.(goesOn)
    answer = undefined
  }

  function offer(
    press: Press,
    button: HTMLElement | null,
    ended: AbortSignal,
  ): Promise<boolean> | null {
    if (isOpen()) {
      guard.pressedAgain()
      return Promise.resolve(false)
    }
    if (isChosen(press)) return null
    send('offer')
    pressed = button
    guard.start()
    ended.addEventListener('abort', () => {
      if (ended.reason === pageLeft) guard.left()
      end(false)
    })
    ports.emit('dp-interstitial-opened', idsOf())
    return new Promise(resolve => (answer = resolve))
  }

  /** Lets add to cart go on. false: nothing is held. */
  function resume(): boolean {
    if (!send('resume')) return false
    guard.stop()
    answer?.(true)
    answer = undefined
    // By then the form was submitted, is invalid, or another element holds it.
    ports.after(0, () => {
      const form = ownerForm(ports.element)
      if ($state.get() === 'submitting' && !(form && isHolding(form))) end(false)
    })
    return true
  }

  const adds = holdOwnAdds(ports.element, {
    isSubmitting: () => isSubmitting,
    holds: (button, ended) =>
      offer({ form: ownerForm(ports.element), submitter: null }, button, ended),
  })
  ports.hear('dp-before-add-to-cart', (_, event) => adds.hear(event))

  ports.use(() => {
    const ends = [
      adds.follow(),
      nearForm(ports.element, () => void ports.late(late.dialog)),
      joinHolding(ports.element, {
        read(): void {
          isSubmitting = true
          void soon(() => (isSubmitting = false))
        },
        holds: (press, ended) => offer(press, press.submitter, ended),
        pressedAgain: guard.pressedAgain,
        passed({ form }): void {
          if (form === ownerForm(ports.element)) end(false)
        },
      }),
    ]
    return () => {
      for (const stop of ends) stop()
      end(false)
    }
  })
  ports.watch($state, () => ports.state('open', isOpen()))

  return {
    $state,
    isOpen,
    idsOf,
    /** Gets the focus when the popover has closed. */
    pressed: () => pressed,
    /** The shopper continues. The signal ends with the state. undefined: the popover is not open. */
    begin: () => send('go'),
    resume,
    /** Ends what is held. false: nothing is submitted. */
    end,
    skip(): void {
      if ($state.get() === 'offering' && resume()) ports.emit('dp-interstitial-skipped', idsOf())
    },
    dismiss(): void {
      if ($state.get() === 'continuing') return
      if (!resume()) return guard.dismissedTwice()
      guard.dismissed()
      ports.emit('dp-interstitial-dismissed', idsOf())
    },
    /** The code of the popover could not be loaded. The shopper buys without it. */
    lose(): void {
      ports.warn('the popover could not be loaded; add to cart goes on without it')
      resume()
    },
  }
}
export type Intercept = ReturnType<typeof intercept>
