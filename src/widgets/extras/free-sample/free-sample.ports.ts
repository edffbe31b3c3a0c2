import type { FreeSample } from '../../../../elements/extras/free-sample.ts'
import type { Config } from '../../../element/describe.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './free-sample.messages.ts'

/** With the element: it reads the fields of the server inside. */
export type SamplePorts = WrapperPorts<FreeSample, typeof messages>
export type SampleConfig = Config<FreeSample>

/** A sample, as the element uses it. */
export interface Sample {
  asin: string
  offerListingId: string
  /** '': it has none. */
  title: string
  image: string
  trackingUrl: string
}

/** null: undecided. 'none': declined. */
export type Choice = Sample | 'none' | null
