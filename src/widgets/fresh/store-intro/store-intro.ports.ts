import type { StoreIntro } from '../../../../elements/fresh/store-intro.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './store-intro.messages.ts'

export type IntroPorts = Ports<StoreIntro, typeof messages>
export type IntroConfig = Config<StoreIntro>
