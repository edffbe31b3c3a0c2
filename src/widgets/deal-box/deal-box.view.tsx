import type { DealBox } from '../../../elements/deal-box.ts'
import type { ViewProps } from '../../element/ports.ts'
import { Later } from '../../parts/later.tsx'
import type { messages } from './deal-box.messages.ts'
import type { DealBoxModel } from './deal-box.model.ts'

export type DealProps = ViewProps<DealBoxModel, DealBox, typeof messages>

const loadView = () => import('./deal.view.tsx').then(({ DealView }) => DealView)

/** Asks for the code of the deal's view at once, so that it is there when the first answer is. */
export const View = (props: DealProps) => (
  <Later load={loadView} props={props}>
    <slot />
  </Later>
)
