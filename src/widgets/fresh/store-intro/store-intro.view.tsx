import type { StoreIntro } from '../../../../elements/fresh/store-intro.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './store-intro.late.ts'
import type { messages } from './store-intro.messages.ts'
import type { StoreIntroModel } from './store-intro.model.ts'

export type StoreIntroProps = ViewProps<StoreIntroModel, StoreIntro, typeof messages>

/** Closed, it shows nothing in the page. */
export const View = (props: StoreIntroProps) => (
  <div>{props.model.isShown() && <Late file={late.sheet} props={props} />}</div>
)
