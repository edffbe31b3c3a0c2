import type { RefObject } from 'react'
import { AdaptivePanel } from '../../../parts/adaptive-panel.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { productUrl } from '../shared/service-links.rules.ts'
import { ChoicePrice } from './choice-price.view.tsx'
import type { OfferProps } from './service-offer.view.tsx'

interface PanelProps extends OfferProps {
  anchor: RefObject<HTMLButtonElement | null>
}

/** What each service costs (SVC-048). */
const Prices = (props: OfferProps) => (
  <ul className="prices">
    {props.model.$choices.get().map(choice => {
      const [service] = choice.services
      const title = choice.title || props.text('service.any')
      return (
        <li key={choice.id} className="face">
          <bdi className="name">
            {service ? (
              <a href={safeUrl(productUrl(service.asin, service.merchantId))}>{title}</a>
            ) : (
              title
            )}
          </bdi>
          <ChoicePrice {...props} choice={choice} />
        </li>
      )
    })}
  </ul>
)

export function View(props: PanelProps) {
  const { anchor, config, model, text } = props
  const layer = {
    open: true,
    part: 'panel',
    closeLabel: text('common.close'),
    onClose: model.close,
  }
  if (config.winningWidgetName !== 'valueProp') {
    return (
      <Sheet {...layer} edge="bottom" label={text('service.prices')}>
        <Prices {...props} />
      </Sheet>
    )
  }
  return (
    <AdaptivePanel
      {...layer}
      label={config.message || text('service.details')}
      width={360}
      anchor={() => anchor.current}
    >
      <p className="explanation">
        <bdi>{config.popoverText}</bdi>
      </p>
    </AdaptivePanel>
  )
}
