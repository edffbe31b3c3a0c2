import type { ReactNode } from 'react'
import type { ServiceCard } from '../../../../elements/services/service-card.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { CheckList } from '../../../parts/check-list.tsx'
import { safeUrl } from '../../../rules/url.ts'
import type { messages } from './service-card.messages.ts'
import type { ServiceCardModel } from './service-card.model.ts'

type CardProps = ViewProps<ServiceCardModel, ServiceCard, typeof messages>

const Link = ({ config, text }: CardProps): ReactNode =>
  safeUrl(config.linkUrl) && (
    <a className="link" part="link" href={safeUrl(config.linkUrl)}>
      {config.linkText || text('common.learnMore')}
    </a>
  )

/** CRD-001. */
function Bundle(props: CardProps) {
  const { config, model, text } = props
  const service = model.$service.get()
  const isChosen = !!service && model.$chosen.get().has(service.asin)
  const check = {
    id: service?.asin ?? '',
    content: (
      <span className="face">
        <bdi className="title" part="title">
          {config.title || text('service.choice')}
        </bdi>
        {config.price && ' '}
        {config.price && (
          <bdi className="price" part="price">
            {config.price}
          </bdi>
        )}
      </span>
    ),
    checked: isChosen,
    disabled: !service || model.$disabled.get(),
    note: service ? config.message && <bdi>{config.message}</bdi> : text('service.unavailable'),
    aside: config.linkUrl && <Link {...props} />,
  }
  return (
    <div className="card" data-chosen={isChosen} part="card">
      <CheckList
        name="service"
        label={text('service.choice')}
        look="rows"
        checks={[check]}
        checkPart="choice"
        onCheck={(_, checked) => model.choose(checked)}
      />
    </div>
  )
}

/** CRD-002. */
const Messaging = (props: CardProps) => (
  <div className="card plain" part="card">
    <p className="message" part="message">
      <bdi>{props.config.message}</bdi>
    </p>
    <Link {...props} />
  </div>
)

export const View = (props: CardProps): ReactNode =>
  props.config.kind === 'vsx-bundle' ? <Bundle {...props} /> : <Messaging {...props} />
