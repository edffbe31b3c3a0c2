import { Disclosure } from '../../../parts/disclosure.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { clock } from '../../../parts/icons/clock.ts'
import { Price } from '../../../parts/price.tsx'
import { formatDuration } from '../../../rules/duration.ts'
import { Body, type DealProps, type DrawnProps } from './body.view.tsx'

/** The time left. `role=timer` is silent: announcing each second would interrupt the reader (COR-104). */
const Timer = ({ config, text, view: { timer, ending } }: DrawnProps) =>
  timer && (
    <span className="timer" data-ending={ending || undefined} role="timer">
      <Icon path={clock} />
      {text(timer.id, { time: formatDuration(timer.left, 'h:mm:ss', config.locale) })}
    </span>
  )

const Title = ({ text, view }: DrawnProps) => <span className="title">{text(view.header)}</span>

/** What the deal costs, before and after the claim (DEA-090). */
const Cost = ({ text, view: { price } }: DrawnProps) =>
  price && <Price part="price" {...price} wasLabel={text('deal.regularPrice')} />

/** The deal as a row of the accordion of purchase options (DEA-001). */
const Row = (props: DrawnProps) => (
  <div className="box row">
    <Disclosure
      open={props.view.open}
      onToggle={props.model.toggle}
      headerPart="header"
      bodyPart="body"
      header={
        <span className="head">
          <Title {...props} />
          {/* The accessible name of the button must not change each second. */}
          <span aria-hidden="true">
            <Timer {...props} />
          </span>
          <Cost {...props} />
        </span>
      }
    >
      <span className="visually-hidden">
        <Timer {...props} />
      </span>
      <Body {...props} />
    </Disclosure>
  </div>
)

const Box = (props: DrawnProps) => (
  <div className="box" part="body">
    <div className="head" part="header">
      <Title {...props} />
      <Timer {...props} />
      <Cost {...props} />
    </div>
    <Body {...props} />
  </div>
)

/** The deal. Until the first answer, the fallback shows (DEA-071). */
export function View(props: DealProps) {
  const view = props.model.$view.get()
  if (!view) return <slot />
  const drawn = { ...props, view }
  return props.config.layout === 'accordion' ? <Row {...drawn} /> : <Box {...drawn} />
}
