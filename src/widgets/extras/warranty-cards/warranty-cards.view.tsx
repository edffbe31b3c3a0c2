import type { WarrantyCards } from '../../../../elements/extras/warranty-cards.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Late } from '../../../parts/late.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { PlanFace } from '../shared/plan-face.view.tsx'
import { PlanLinks } from '../shared/plan-links.view.tsx'
import { priceOf, type Plan } from '../shared/plan.rules.ts'
import { shield } from '../shared/shield.icons.ts'
import { Outcome } from './outcome.view.tsx'
import { late } from './warranty-cards.late.ts'
import type { messages } from './warranty-cards.messages.ts'
import type { WarrantyCardsModel } from './warranty-cards.model.ts'

export type WarrantyCardsProps = ViewProps<WarrantyCardsModel, WarrantyCards, typeof messages>
type CardProps = WarrantyCardsProps & { plan: Plan }

/** What the expanded card says: the full title where the header has a short one, what the plan covers, its details. */
const Body = ({ model, plan, text }: CardProps) => (
  <div className="body">
    {(plan.title !== plan.shortTitle || plan.covers.length === 0) && (
      <p className="full" dir="auto">
        {plan.title}
      </p>
    )}
    {plan.covers.length > 0 && (
      <ul className="covers">
        {plan.covers.map(covered => (
          <li key={covered} dir="auto">
            <Icon path={check} />
            <span>{covered}</span>
          </li>
        ))}
      </ul>
    )}
    <PlanLinks
      name={plan.shortTitle}
      html={plan.html}
      links={[{ subject: 'details', label: text('common.details') }]}
      onOpen={subject => model.open(plan, subject)}
    />
  </div>
)

/** The button, and once it is pressed what it has done, with a way back (WTY-004, WTY-006). */
const Buttons = ({ model, plan, text }: CardProps) => {
  const isSelected = model.$selected.get()?.asin === plan.asin
  const isOff = model.$disabled.get()
  const name = <span className="visually-hidden">: {plan.shortTitle}</span>
  return (
    <>
      <button
        type="button"
        part="select"
        className="button select"
        aria-pressed={isSelected}
        disabled={isOff}
        onClick={() => model.select(plan)}
      >
        {isSelected && <Icon path={check} />}
        <span>
          {text(isSelected ? 'warranty.selected' : 'warranty.select')}
          {name}
        </span>
      </button>
      {isSelected && (
        <button
          type="button"
          part="remove"
          className="link"
          disabled={isOff}
          onClick={model.remove}
        >
          {text('warranty.remove')}
          {name}
        </button>
      )}
    </>
  )
}

/** With a buying option that takes no plan, the reason stands where the button was (WTY-009). */
const Choice = (props: CardProps) => (
  <KeepFocus label={props.plan.shortTitle} className="choice-row" to="[part=select]">
    {props.model.$supported.get() ? (
      <Buttons {...props} />
    ) : (
      <span className="note">{props.text('warranty.unsupported')}</span>
    )}
  </KeepFocus>
)

function Card(props: CardProps) {
  const { config, model, plan } = props
  return (
    <div
      className="card"
      part="card"
      data-selected={model.$selected.get()?.asin === plan.asin}
      data-off={!model.$supported.get()}
    >
      <Disclosure
        id={`plan-${plan.position}`}
        open={model.$expanded.get().has(plan.asin)}
        onToggle={() => model.toggle(plan)}
        disabled={!model.$supported.get() || undefined}
        headerPart="header"
        header={
          <span className="head">
            <Icon path={shield} className="shield" />
            <PlanFace
              name={plan.shortTitle}
              price={priceOf(plan, config.currencyCode, config.locale)}
            />
          </span>
        }
      >
        <Body {...props} />
      </Disclosure>
      <Choice {...props} />
    </div>
  )
}

export function View(props: WarrantyCardsProps) {
  const { model, text } = props
  const plans = model.$plans.get()
  if (plans.length === 0) return <span hidden />
  const state = model.$adding.get()
  return (
    <div role="group" aria-labelledby="heading">
      <p className="heading" part="heading" id="heading">
        {text('warranty.heading')}
      </p>
      <div className="cards">
        {plans.map(plan => (
          <Card key={plan.asin} {...props} plan={plan} />
        ))}
      </div>
      <MovingHeight of={`${state} ${model.$lost.get()}`} className="outcome">
        <KeepFocus label={text('warranty.heading')}>
          <Outcome {...props} />
        </KeepFocus>
      </MovingHeight>
      {model.$shown.get() && <Late file={late.dialog} props={props} onFail={model.lose} />}
    </div>
  )
}
