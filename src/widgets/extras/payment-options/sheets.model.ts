import { atom } from 'nanostores'
import { featureContent } from '../../../contract/content/feature.ts'
import { machine } from '../../../machine/machine.ts'
import { hearPageShow } from '../../../page/guarded-buttons.ts'
import type { PaymentPorts, Sheet } from './payment-options.ports.ts'
import { queryOf } from './sheet.rules.ts'

const transitions = {
  closed: { load: 'loading', show: 'loaded' },
  loading: { load: 'loading', arrive: 'loaded', fail: 'failed', close: 'closed' },
  loaded: { load: 'loading', fail: 'failed', close: 'closed' },
  failed: { load: 'loading', close: 'closed' },
} as const

/** The content of a side sheet. */
export type SheetContent = 'loading' | 'failed' | { readonly html: string }

/** Loads the content of one side sheet, and keeps it for the product (PAY-036 to PAY-048). */
export function sideSheet(ports: PaymentPorts, sheet: Sheet) {
  const { $state, send } = machine(transitions, 'closed')
  const $content = atom<SheetContent>('loading')
  let kept: { asin: string; html: string } | null = null

  function fail(): void {
    kept = null
    if (!send('fail')) return
    $content.set('failed')
    ports.announce(ports.text('payment.ajaxError'))
  }
  function count(reason: string, status: number): void {
    ports.metric('PaymentSheetFailed', { sheet, reason, status })
  }

  async function load(): Promise<void> {
    const loading = send('load')
    if (!loading) return
    $content.set('loading')
    const { ajaxUrl, asin } = ports.config
    if (!asin) {
      count('unavailable', 0)
      ports.warn(`asin: the ${sheet} sheet needs the id of a product`)
      return fail()
    }
    const query = queryOf(sheet, asin)
    const outcome = await ports.call(featureContent, { query }, { at: ajaxUrl, signal: loading })
    if (outcome.ok) {
      kept = { asin, html: outcome.value }
      $content.set(kept)
      send('arrive')
      return
    }
    const late = outcome.problem === 'timeout' && ports.text('payment.timeout')
    if (!ports.failed(outcome, late || 'PaymentSheetFailed', { sheet })) return void send('close')
    if (late) ports.warn(`the ${sheet} sheet: ${late}`)
    fail()
  }

  ports.onConfig((config, before) => {
    if (config.asin === before.asin) return
    kept = null
    if ($state.get() !== 'closed') void load()
  })
  // The page has come back from the history, and may be old (PAY-039).
  ports.use(() => hearPageShow(() => (kept = null)))

  return {
    $content,
    open(): void {
      if (kept && send('show')) $content.set(kept)
      else void load()
    },
    close: () => void send('close'),
    retry: load,
    /** The content is not about the options of the page. `why`: what does not match. */
    reject(why: string): void {
      count('malformed', 200)
      ports.warn(`the ${sheet} sheet: the answer does not match ${why || 'anything to see'}`)
      fail()
    },
  }
}
export type SideSheet = ReturnType<typeof sideSheet>
