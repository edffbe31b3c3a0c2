import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Message } from '../../../parts/message.tsx'
import { Styled } from '../../../parts/styled.tsx'
import links from '../../../styles/text.css'
import type { DrawnProps } from './deal-box.view.tsx'
import own from './deal.more.css'
import type { Notice } from './deal.plain.ts'
import { timedText } from './deal.texts.ts'

const styles = [links, own]

/** A notice with its way on: a link after it, or the whole of it (DEA-083, DEA-084). */
function NoticeText({ notice, text, config }: DrawnProps & { notice: Notice }) {
  const words = timedText(text, notice, config.locale)
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

/** What the shopper can do in place of a claim. */
function Controls({ model, config, text, view }: DrawnProps) {
  switch (view.control) {
    case 'download':
      return config.appDownloadUrl ? (
        <a className="button primary download" part="button" href={config.appDownloadUrl}>
          {text('deal.appDownload')}
        </a>
      ) : null
    case 'updating':
      return (
        <p className="updating" part="message">
          <Icon path={spinner} className="spinner" />
          {text('deal.processing')}
        </p>
      )
    case 'retry':
      return (
        <Message
          tone="error"
          part="message"
          retryLabel={text('common.retry')}
          onRetry={model.retry}
        >
          {text('deal.notUpdated')}
        </Message>
      )
    default:
      return null
  }
}

/** What is told of a deal, and what can be done, where it is no plain one. */
export const More = (props: DrawnProps) => (
  <>
    <Styled styles={styles} />
    {props.view.notices.map(notice => (
      <Message key={notice.id} tone={notice.tone} part="message">
        <NoticeText {...props} notice={notice} />
      </Message>
    ))}
    <Controls {...props} />
  </>
)
