import type { ProtectionPlan } from '../../../../elements/extras/protection-plan.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { ChoiceGroup, type Choice } from '../../../parts/choice-group.tsx'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { range } from '../../../rules/range.ts'
import { safeUrl } from '../../../rules/url.ts'
import { PlanFace } from '../shared/plan-face.view.tsx'
import { PlanLinks } from '../shared/plan-links.view.tsx'
import { priceOf, type Plan } from '../shared/plan.rules.ts'
import { shield } from '../shared/shield.icons.ts'
import { late } from './protection-plan.late.ts'
import type { messages } from './protection-plan.messages.ts'
import type { ProtectionPlanModel } from './protection-plan.model.ts'

export type ProtectionPlanProps = ViewProps<ProtectionPlanModel, ProtectionPlan, typeof messages>

/** What the header says below its title (PRO-004 to PRO-006, PRO-012, PRO-048). */
function subtitleOf({ config, model, text }: ProtectionPlanProps): string {
  const state = model.$loading.get()
  const plan = model.$chosen.get()
  if (state === 'loading') return config.loadingText ?? text('protection.loading')
  if (state === 'failed') return text('protection.failed')
  if (plan) {
    const priceSubtitle = priceOf(plan, model.currency(), config.locale)
    return text('protection.priceSubtitle', { priceSubtitle })
  }
  return model.$state.get() === 'expanded'
    ? (config.expandedText ?? text('protection.expanded'))
    : (config.collapsedText ?? text('protection.collapsed'))
}

/** The picture of the chosen plan (PRO-014), else an outline in the same room. */
function Picture({ model }: ProtectionPlanProps) {
  const url = model.$chosen.get()?.imageUrl || undefined
  return (
    <span className="picture" data-tile={!!safeUrl(url)}>
      {safeUrl(url) ? <img src={safeUrl(url)} alt="" /> : <Icon path={shield} />}
    </span>
  )
}

const Header = (props: ProtectionPlanProps) => (
  <span className="head">
    <Picture {...props} />
    <span className="words">
      <span className="title">{props.text('protection.title')}</span>
      <span className="subtitle" part="subtitle">
        {props.model.$chosen.get() && <Icon path={check} className="chosen" />}
        <bdi>{subtitleOf(props)}</bdi>
      </span>
    </span>
  </span>
)

/** As tall as the plans that will come, so that nothing moves. */
const Skeleton = ({ config, text }: ProtectionPlanProps) => (
  <div className="plans" aria-busy="true">
    <span className="visually-hidden">{text('protection.loading')}</span>
    {range(1, config.planCount).map(at => (
      <div key={at} className="skeleton row" />
    ))}
    <div className="skeleton row none" />
  </div>
)

/** Texts about a plan: one in the attach list, up to three in the card. */
const subjectsOf = ({ config, text }: ProtectionPlanProps) =>
  config.variant === 'attach'
    ? [{ subject: 'explain' as const, label: text('protection.explain') }]
    : [
        { subject: 'details' as const, label: text('common.details') },
        { subject: 'reviews' as const, label: text('protection.reviews') },
        { subject: 'learnMore' as const, label: text('common.learnMore') },
      ]

function choiceOf(props: ProtectionPlanProps, plan: Plan): Choice {
  const { config, model, text } = props
  const links = subjectsOf(props)
  const disabled = !model.canChoose(plan)
  const { html, shortTitle } = plan
  return {
    id: `${plan.position}`,
    disabled: disabled || model.$disabled.get(),
    note: disabled && (plan.monthlyWarning || text('protection.monthlyWarning')),
    content: (
      <PlanFace
        // Another product may have the same plan, which is then seen for the first time.
        key={config.asin}
        name={shortTitle}
        price={priceOf(plan, model.currency(), config.locale)}
        onDrawn={node => model.draw(plan, node)}
      />
    ),
    aside: links.some(({ subject }) => html[subject]) && (
      <PlanLinks
        name={shortTitle}
        html={html}
        links={links}
        onOpen={subject => model.open(plan, subject)}
      />
    ),
  }
}

/** The plans and "no thanks", as one group of radio buttons (PRO-011, PRO-043). */
function Choices(props: ProtectionPlanProps) {
  const { config, model, text } = props
  const none = { id: '0', content: text('protection.noThanks'), disabled: model.$disabled.get() }
  return (
    <ChoiceGroup
      name="plan"
      label={text('protection.title')}
      look={config.variant === 'attach' ? 'rows' : 'swatches'}
      part="plans"
      choicePart="plan"
      choices={[...model.$plans.get().map(plan => choiceOf(props, plan)), none]}
      chosenId={`${model.$chosen.get()?.position ?? 0}`}
      onChoose={id => model.choose(Number(id))}
    />
  )
}

function Plans(props: ProtectionPlanProps) {
  const { model, text } = props
  const state = model.$loading.get()
  if (state === 'loading') return <Skeleton {...props} />
  if (state === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={model.retry}>
        {text('protection.failed')}
      </Message>
    )
  }
  return (
    <div className="plans">
      <Choices {...props} />
      {model.$lost.get() && (
        <Message tone="error" part="message">
          {text('protection.notShown')}
        </Message>
      )}
    </div>
  )
}

/** The list of PRO-019. */
const Attached = (props: ProtectionPlanProps) => (
  <div className="attached" part="card">
    <div className="head">
      <span className="picture">
        <Icon path={shield} />
      </span>
      <span className="title">{props.text('protection.title')}</span>
    </div>
    <Plans {...props} />
  </div>
)

const Card = (props: ProtectionPlanProps) => (
  <div className="card" part="card">
    <Disclosure
      open={props.model.$state.get() === 'expanded'}
      onToggle={props.model.toggle}
      headerPart="header"
      header={<Header {...props} />}
    >
      <div className="body">
        <Plans {...props} />
      </div>
    </Disclosure>
  </div>
)

export function View(props: ProtectionPlanProps) {
  const { config, model } = props
  if (model.$loading.get() === 'none') return <span hidden />
  return (
    <>
      {config.variant === 'attach' ? <Attached {...props} /> : <Card {...props} />}
      {model.$shown.get() && <Late file={late.dialog} props={props} onFail={model.lose} />}
    </>
  )
}
