import { useState, type ReactNode, type RefObject } from 'react'
import { AdaptivePanel } from '../../../parts/adaptive-panel.tsx'
import { CheckItem } from '../../../parts/check-list.tsx'
import { Disclosure } from '../../../parts/disclosure.tsx'
import { InNode } from '../../../parts/in-node.tsx'
import { ServerHtml } from '../../../parts/server-html.tsx'
import type { Option } from './options.rules.ts'
import type { OptionsProps } from './service-options.view.tsx'

interface PanelProps extends OptionsProps {
  anchor: RefObject<HTMLButtonElement | null>
}

interface ControlProps extends OptionsProps {
  option: Option
  /** Unique in the element. */
  name: string
}

/** The check box of a service, as a card or plain (OPT-012, OPT-014, OPT-019, OPT-021). */
function Check({ model, name, option, text }: ControlProps) {
  const note = option.isMandatory ? 'options.mandatory' : !option.isValid && 'options.unavailable'
  const check = {
    id: option.id,
    content: (
      <span className="face">
        <bdi className="name">{option.title || text('options.title')}</bdi>
        {option.price && <bdi className="price">{option.price}</bdi>}
      </span>
    ),
    checked: model.$chosen.get().has(option.asin),
    disabled: !option.isValid || option.isMandatory || model.$disabled.get(),
    note: note && text(note),
  }
  return (
    <CheckItem
      check={check}
      name={name}
      part="option"
      onCheck={(_, isChosen) => model.choose(option, isChosen)}
    />
  )
}

/** Its check box is inside (OPT-010). */
function Expander(props: ControlProps) {
  const { name, option, text } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      id={`${name}-body`}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      header={<bdi>{option.title || text('options.title')}</bdi>}
      headerPart="header"
    >
      <Check {...props} />
    </Disclosure>
  )
}

const Control = (props: ControlProps): ReactNode => (
  <div className={`option ${props.option.style}`}>
    {props.option.style === 'expander' ? <Expander {...props} /> : <Check {...props} />}
  </div>
)

/** The first place that the server's HTML has for each service (OPT-020). */
function placesIn(content: HTMLElement): ReadonlyMap<string, Element> {
  const nodes = [...content.querySelectorAll<HTMLElement>('[data-dp-option]')]
  return new Map(nodes.toReversed().map(node => [node.dataset['dpOption'] ?? '', node]))
}

/** What the server says of the services, with their controls. */
export function View(props: PanelProps) {
  const { anchor, config, model, text } = props
  const [places, setPlaces] = useState<ReadonlyMap<string, Element> | null>(null)
  const controls = model.$options.get().map((option, position) => ({
    place: (option.asin && places?.get(option.asin)) || null,
    control: <Control key={option.id} {...props} option={option} name={`option-${position}`} />,
    id: option.id,
  }))
  const others = controls.filter(({ place }) => !place)
  return (
    <AdaptivePanel
      open
      presentation={config.presentation}
      label={text('options.title')}
      closeLabel={text('common.close')}
      part="panel"
      width={420}
      anchor={() => anchor.current}
      onClose={model.close}
    >
      <div className="services">
        <ServerHtml
          className="reading"
          part="content"
          content={{ html: model.$html.get() }}
          loadingLabel={text('common.loading')}
          onShown={content => setPlaces(placesIn(content))}
          onUseless={() => setPlaces(new Map())}
        />
        {controls.map(
          ({ control, id, place }) =>
            place && (
              <InNode key={id} node={place}>
                {control}
              </InNode>
            ),
        )}
        {places && others.length > 0 && (
          <div className="others" role="group" aria-label={text('options.title')}>
            {others.map(({ control }) => control)}
          </div>
        )}
      </div>
    </AdaptivePanel>
  )
}
