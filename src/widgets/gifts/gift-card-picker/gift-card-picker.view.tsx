import type { ReactNode } from 'react'
import { Late } from '../../../parts/late.tsx'
import { shownCode } from './amount.rules.ts'
import { Amounts, type GiftCardProps } from './amounts.view.tsx'
import { Designs } from './designs.view.tsx'
import { late } from './gift-card-picker.late.ts'

export function View(props: GiftCardProps): ReactNode {
  const { config, model, text } = props
  const isOpen = model.$filtering.get() || model.$hint.get() !== null
  return (
    <div className="picker">
      <Amounts {...props} />
      <Designs {...props} />
      {config.claimCode && (
        <p className="head">
          <span>{text('giftCard.claimCode')}</span>
          <b part="code">
            <bdi>{shownCode(config.claimCode)}</bdi>
          </b>
        </p>
      )}
      {isOpen && <Late file={late.panels} props={props} onFail={model.lose} />}
    </div>
  )
}
