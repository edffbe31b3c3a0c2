import type { CallInput } from '../../../contract/call.ts'
import { refMarker } from '../../../contract/services/ref-marker.ts'
import { whenInView } from '../../../page/in-view.ts'
import type { Page } from '../../../page/page.ts'
import { serviceMetric } from './chosen-services.model.ts'

interface Config {
  readonly impressionReftag?: string | undefined
}

interface MarkedPorts {
  readonly element: HTMLElement
  readonly config: Config
  readonly page: Page
  call(call: typeof refMarker, input: CallInput<typeof refMarker>): Promise<unknown>
  metric(name: string, fields?: Record<string, unknown>): void
  onConfig(heard: (config: Config, before: Config) => void): void
  use(setup: () => (() => void) | void): void
}

/** Tells that the shopper sees what the element offers (SVC-046, SVC-047, INT-053). */
export function tellImpression(ports: MarkedPorts): void {
  const { impressionReftag: marker } = ports.config
  if (!marker) return
  serviceMetric(ports)('ServiceImpression', { refMarker: marker })
  void ports.call(refMarker, { query: { ref_: marker } })
}

/** Tells it once, when the element is first in view (SVC-046, OPT-027, CRD-008). Another marker is told anew. */
export function countInView(ports: MarkedPorts): void {
  /** The marker that was told last. */
  let told = ''
  let end: (() => void) | undefined

  function watch(): void {
    end?.()
    const { impressionReftag: marker } = ports.config
    if (!marker || marker === told) return
    end = whenInView(ports.element, {}, () => {
      told = marker
      tellImpression(ports)
    })
  }

  ports.use(() => {
    watch()
    return () => end?.()
  })
  ports.onConfig((config, before) => {
    if (config.impressionReftag !== before.impressionReftag) watch()
  })
}
