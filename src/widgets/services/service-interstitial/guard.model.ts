import { serviceMetric } from '../shared/chosen-services.model.ts'
import type { InterstitialPorts } from './service-interstitial.ports.ts'

/** STUCK_CHECK_INTERVAL_MS, STUCK_WARNING_MS */
const stuck = { every: 60_000, above: 300_000 }
/** DISMISS_CHECK_INTERVAL_MS, DISMISS_WARNING_MS */
const notSubmitted = { every: 20_000, above: 30_000 }

/** Tells the page's author when shoppers are kept from buying (INT-034 to INT-039). */
export function guarding(ports: InterstitialPorts) {
  /** Ends the checks that run. */
  let ends: (() => void)[] = []

  function fatal(name: string, message: string): void {
    const { productAsin, serviceAsin } = ports.config
    ports.warn(message)
    serviceMetric(ports)(name, { serviceAsin, productAsin })
  }

  /** Checks the age from now on until `stop`. Tells once. */
  function check({ every, above }: typeof stuck, name: string, message: string): void {
    const since = Date.now()
    const again = (): (() => void) =>
      ports.after(every, () => {
        if (Date.now() - since > above) return fatal(name, message)
        ends.push(again())
      })
    ends.push(again())
  }

  function stop(): void {
    for (const end of ends) end()
    ends = []
  }
  ports.use(() => stop)

  return {
    stop,
    /** The popover has opened. */
    start(): void {
      stop()
      check(stuck, 'InterstitialStuck', 'an add to cart is held back for more than 300 s')
    },
    /** The popover was dismissed, and the form is about to be submitted. */
    dismissed: () =>
      check(notSubmitted, 'InterstitialNotSubmitted', 'nothing was submitted for 30 s'),
    left: () => fatal('InterstitialLeft', 'the page was left while an add to cart was held back'),
    dismissedTwice: () => fatal('InterstitialDismissedTwice', 'the popover was dismissed twice'),
    pressedAgain: () =>
      fatal('InterstitialPressedAgain', 'add to cart was pressed while it is held back'),
  }
}
