import type { ServiceInterstitial } from '../../../../elements/services/service-interstitial.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './service-interstitial.late.ts'
import type { messages } from './service-interstitial.messages.ts'
import type { InterstitialModel } from './service-interstitial.model.ts'

export type InterstitialProps = ViewProps<InterstitialModel, ServiceInterstitial, typeof messages>

/** Closed, the popover shows nothing in the page. */
export function View(props: InterstitialProps) {
  const { model } = props
  return (
    <div>{model.isOpen() && <Late file={late.dialog} props={props} onFail={model.lose} />}</div>
  )
}
