import { Message, messageStyles } from '../../../parts/message.tsx'
import { ServerHtml, serverHtmlStyles } from '../../../parts/server-html.tsx'
import links from '../../../styles/text.css'
import { safeUrl } from '../../../rules/url.ts'
import type { OwnershipStripeProps } from './ownership-stripe.view.tsx'
import own from './preview.css'

export const styles = [links, ...messageStyles, ...serverHtmlStyles, own]

const isEmpty = (content: HTMLElement): boolean =>
  !content.textContent?.trim() && !content.querySelector('img')

/** The parts that match the machine, as HTML from the server (OWN-010 to OWN-012). */
export function View(props: OwnershipStripeProps) {
  const { model, text } = props
  const preview = model.$preview.get()
  const isLoading = model.$state.get() === 'previewing'
  const content = isLoading || !preview ? 'loading' : preview
  return (
    <div className="preview" part="preview">
      {content === 'empty' ? (
        <Message tone="info" part="message">
          {text('ownership.previewEmpty')}
        </Message>
      ) : (
        <ServerHtml
          content={content}
          className="parts"
          loadingLabel={text('common.loading')}
          failedText={text('ownership.previewFailed')}
          retryLabel={text('common.retry')}
          onRetry={model.preview}
          onUseless={model.failPreview}
          onShown={node => model.parts(node.querySelectorAll('[data-asin]').length, isEmpty(node))}
        />
      )}
      {!isLoading && preview !== 'failed' && (
        <a className="all" part="link" href={safeUrl(model.allParts())}>
          {text('ownership.seeAll')}
        </a>
      )}
    </div>
  )
}
