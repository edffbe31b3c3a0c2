import { Disclosure } from '../../parts/disclosure.tsx'
import { Icon } from '../../parts/icon.tsx'
import { clock } from '../../parts/icons/clock.ts'
import { KeepFocus } from '../../parts/keep-focus.tsx'
import { Message } from '../../parts/message.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { Controls } from './controls.view.tsx'
import { busyButtonStyles } from '../../parts/busy-button.styles.ts'
import picker from '../../parts/picker.css'
import disclosure from '../../parts/disclosure.css'
import message from '../../parts/message.css'
import progressBar from '../../parts/progress-bar.css'
import { Styled } from '../../parts/styled.tsx'
import fields from '../../styles/fields.css'
import links from '../../styles/text.css'
import type { DealProps } from './deal-box.view.tsx'
import own from './deal.css'
import type { Deal, DealView as View } from './deal.model.ts'
import type { Notice } from './deal.shown.ts'

const styles = [links, fields, picker, ...busyButtonStyles, disclosure, message, progressBar, own]

/** What the views of a deal are given. */
export interface DrawnProps extends DealProps {
  deal: Deal
  view: View
}

/**
 * The time left; `role=timer` is silent, as who counts aloud is not heard out (COR-104).
 * `decorates`: it is part of a button, whose name is not to change each second.
 */
const Timer = ({ deal, view, decorates = false }: DrawnProps & { decorates?: boolean }) =>
  view.timer && (
    <span
      className="timer"
      data-ending={view.ending || undefined}
      role={decorates ? undefined : 'timer'}
      aria-hidden={decorates || undefined}
    >
      <Icon path={clock} />
      {deal.words(view.timer)}
    </span>
  )

const Head = (props: DrawnProps & { decorates?: boolean }) => (
  <span className="head">
    <span className="title">{props.text(props.view.header)}</span>
    <Timer {...props} />
  </span>
)

/** A notice with its way on: a link after it, or the whole of it (DEA-083, DEA-084). */
function NoticeText({ notice, deal, text, config }: DrawnProps & { notice: Notice }) {
  const words = deal.words(notice)
  if (notice.link === 'learn-more' && config.learnMoreUrl) {
    return <a href={config.learnMoreUrl}>{words}</a>
  }
  if (notice.link !== 'join' || !config.joinUrl) return words
  return (
    <>
      {words} <a href={config.joinUrl}>{text('deal.join')}</a>
    </>
  )
}

function Progress({ view: { progress }, text }: DrawnProps) {
  if (!progress) return null
  const { percent, tone } = progress
  const words = progress.text ?? text('deal.percentClaimed', { percent })
  return <ProgressBar part="progress" percent={percent} text={words} tone={tone} />
}

const Body = (props: DrawnProps) => {
  const { view, text } = props
  return (
    <KeepFocus className="body" label={text(view.header)}>
      {props.config.layout === 'accordion' && (
        <span className="visually-hidden">
          <Timer {...props} />
        </span>
      )}
      <Progress {...props} />
      {view.notices.map(notice => (
        <Message key={notice.id} tone={notice.tone} part="message">
          <NoticeText {...props} notice={notice} />
        </Message>
      ))}
      <Controls {...props} />
      {view.failure && (
        <Message tone="error" part="message">
          {text(view.failure)}
        </Message>
      )}
    </KeepFocus>
  )
}

const Row = (props: DrawnProps) => (
  <div className="box row">
    <Disclosure
      open={props.view.open}
      onToggle={props.deal.toggle}
      header={<Head {...props} decorates />}
      headerPart="header"
      bodyPart="body"
    >
      <Body {...props} />
    </Disclosure>
  </div>
)

const Box = (props: DrawnProps) => (
  <div className="box" part="body">
    <div part="header">
      <Head {...props} />
    </div>
    <Body {...props} />
  </div>
)

/** The deal, once an answer has said how it stands; the fallback until then (DEA-071). */
export function DealView(props: DealProps) {
  const deal = props.model.$deal.get()
  const view = deal?.$view.get()
  if (!deal || !view) return <slot />
  const drawn = { ...props, deal, view }
  return (
    <>
      <Styled styles={styles} />
      {props.config.layout === 'accordion' ? <Row {...drawn} /> : <Box {...drawn} />}
    </>
  )
}
