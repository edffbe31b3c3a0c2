import { Component, createRef, type MouseEvent, type ReactNode } from 'react'
import type { ServiceOffer } from '../../../../elements/services/service-offer.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { CheckItem } from '../../../parts/check-list.tsx'
import { ChoiceGroup } from '../../../parts/choice-group.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { wrench } from '../../../parts/icons/wrench.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { detailsUrl, productUrl } from '../shared/service-links.rules.ts'
import { ChoicePrice } from './choice-price.view.tsx'
import { choosesOne, hasChecks, isShown, type Choice } from './offer.rules.ts'
import { late } from './service-offer.late.ts'
import type { messages } from './service-offer.messages.ts'
import type { ServiceOfferModel } from './service-offer.model.ts'

export type OfferProps = ViewProps<ServiceOfferModel, ServiceOffer, typeof messages>
interface ChoiceProps extends OfferProps {
  choice: Choice
}

/** Stands for no service among the choices. The id of an offer is never empty. */
const none = ''

/** SVC-043. Each link is named after its service. */
const Details = ({ choice, config, text }: ChoiceProps): ReactNode => {
  const [service] = choice.services
  return (
    service && (
      <a
        className="details"
        part="details"
        href={safeUrl(detailsUrl(service.asin, config.reftag))}
        target="_blank"
        rel="noopener"
      >
        {text('service.details')}
        <span className="visually-hidden"> {choice.title}</span>
      </a>
    )
  )
}

/** Why the choice is fixed, or not possible. */
function reasonOf({ choice, model, text }: ChoiceProps): string | undefined {
  if (model.isFixed(choice)) return text('service.mandatory')
  return model.canChoose(choice) ? undefined : text('service.notOffered')
}

/** What a choice costs, and why it is as it is. Both describe the radio button. */
const Terms = (props: ChoiceProps) => (
  <>
    <ChoicePrice {...props} />
    {reasonOf(props) && <span className="reason">{reasonOf(props)}</span>}
  </>
)

/** twister and twister_xl (SVC-007, SVC-008). */
function Options(props: OfferProps) {
  const { model, text } = props
  const all = model.$choices.get()
  const isDisabled = model.$disabled.get()
  const [chosenId] = model.$chosen.get()
  const fixed = all.filter(model.isFixed)
  // What comes with the product is chosen by hand where its refresh at load has failed.
  const isMissing = !fixed.some(({ id }) => id === chosenId)
  const options = all.map(choice => ({
    id: choice.id,
    content: (
      <bdi className="name" part="name">
        {choice.title || text('service.any')}
      </bdi>
    ),
    disabled:
      isDisabled ||
      !model.canChoose(choice) ||
      (fixed.length > 0 && !(isMissing && fixed.includes(choice))),
    note: <Terms {...props} choice={choice} />,
    aside: <Details {...props} choice={choice} />,
  }))
  const without = {
    id: none,
    content: <span className="name">{text('service.none')}</span>,
    disabled: isDisabled || fixed.length > 0,
  }
  return (
    <ChoiceGroup
      name="service"
      label={model.message() || text('service.group')}
      look="rows"
      part="choices"
      choicePart="choice"
      choices={[without, ...options]}
      chosenId={model.$pending.get() ?? chosenId ?? none}
      busy={model.isBusy()}
      onChoose={id => model.choose(all.find(one => one.id === id) ?? null)}
    />
  )
}

/** A service with a check box (SVC-009, SVC-010, SVC-044). */
function Card(props: ChoiceProps & { name: string }) {
  const { choice, model, name, text } = props
  const [service] = choice.services
  const title = choice.title || text('service.any')
  const isChosen = model.$chosen.get().has(choice.id)
  return (
    <div className="card" data-chosen={isChosen} part="choice">
      <div className="face">
        <bdi className="name" part="name">
          {service ? (
            <a href={safeUrl(productUrl(service.asin, service.merchantId))}>{title}</a>
          ) : (
            title
          )}
        </bdi>
        <ChoicePrice {...props} />
      </div>
      <CheckItem
        name={name}
        check={{
          id: choice.id,
          content: (
            <>
              {reasonOf(props) ?? text('service.add')}
              <span className="visually-hidden"> {title}</span>
            </>
          ),
          checked: isChosen,
          disabled: model.$disabled.get() || model.isFixed(choice) || !model.canChoose(choice),
        }}
        onCheck={(_, checked) => model.choose(choice, checked)}
      />
      <Details {...props} />
    </div>
  )
}

/** enhancedPPD, ppdBundle and regularPPD. */
const Checks = (props: OfferProps) => (
  <div
    className="checks rows"
    part="choices"
    role="group"
    aria-label={props.model.message() || props.text('service.group')}
  >
    {props.model.$choices.get().map((choice, position) => (
      <Card key={choice.id} {...props} choice={choice} name={`service-${position}`} />
    ))}
  </div>
)

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey

/** brandMessagingDesktop, serviceBanner and prePurchase (SVC-014). */
function Notice({ config, model, text }: OfferProps) {
  const url = safeUrl(config.detailsUrl)
  return (
    <div className="notice" part="box">
      <Icon path={wrench} />
      <div className="words">
        <bdi part="message">{config.message}</bdi>
        {url && (
          <a
            className="details"
            part="details"
            href={safeUrl(config.detailsUrl)}
            target="_blank"
            rel="noopener"
            onClick={event => {
              if (isPlain(event) && model.details(url)) event.preventDefault()
            }}
          >
            {text('service.details')}
          </a>
        )}
      </div>
    </div>
  )
}

/** A button with a panel: what valueProp explains, or the prices (SVC-015, SVC-048). */
class Opener extends Component<OfferProps & { part: string; children: ReactNode }> {
  button = createRef<HTMLButtonElement>()

  override render(): ReactNode {
    const { children, model, part } = this.props
    const isOpen = model.$panel.get() === 'open'
    return (
      <>
        <button
          ref={this.button}
          type="button"
          className="link"
          part={part}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={model.open}
        >
          {children}
        </button>
        {isOpen && (
          <Late
            file={late.panel}
            props={{ ...this.props, anchor: this.button }}
            onFail={model.lose}
          />
        )}
      </>
    )
  }
}

/** SVC-015. If the code of the panel cannot load, its text shows here. */
const ValueProp = (props: OfferProps) => (
  <div className="box" part="box">
    <Opener {...props} part="opener">
      {props.config.message || props.text('service.details')}
    </Opener>
    {props.model.$panel.get() === 'lost' && (
      <p className="lead" part="message">
        <bdi>{props.config.popoverText}</bdi>
      </p>
    )}
  </div>
)

/** The text of the choice, and the way to the prices (SVC-017, SVC-048). */
function Head(props: OfferProps) {
  const { config, model, text } = props
  const message = model.message()
  const hasPrices = config.features.priceDetailsBottomSheet === true
  return (
    (message || hasPrices) && (
      <div className="head">
        <p className="lead" part="message">
          <bdi>{message}</bdi>
        </p>
        {hasPrices && (
          <Opener {...props} part="prices">
            {text('service.prices')}
          </Opener>
        )}
      </div>
    )
  )
}

/** A choice of services. */
function Offer(props: OfferProps) {
  const { config, model, text } = props
  return (
    <section className="box" part="box" aria-label={text('service.group')}>
      <Head {...props} />
      {choosesOne(config) ? <Options {...props} /> : <Checks {...props} />}
      {model.$failed.get() && (
        <Message tone="error" part="failure">
          {text('service.refreshFailed')}
        </Message>
      )}
    </section>
  )
}

export function View(props: OfferProps): ReactNode {
  const { config } = props
  if (!isShown(config)) return null
  if (choosesOne(config) || hasChecks(config)) return <Offer {...props} />
  return config.winningWidgetName === 'valueProp' ? <ValueProp {...props} /> : <Notice {...props} />
}
