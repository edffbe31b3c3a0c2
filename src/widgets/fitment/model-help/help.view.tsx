import { Message } from '../../../parts/message.tsx'
import { ServerHtml } from '../../../parts/server-html.tsx'
import { VideoPlayer } from '../../../parts/video-player.tsx'
import { safeUrl } from '../../../rules/url.ts'
import type { ModelHelpProps } from './model-help.view.tsx'

/** Layout v1: a picture beside the videos. */
function Media({ model, text }: ModelHelpProps) {
  const { subcategory } = model.$choice.get()
  const { image, label: name = '' } = subcategory ?? {}
  return (
    <div className="sides">
      {safeUrl(image) && (
        <img
          className="image"
          part="image"
          src={safeUrl(image)}
          alt={text('modelHelp.image', { name })}
        />
      )}
      {model.$help.get().videos.map((src, index) => (
        <VideoPlayer
          key={src}
          src={src}
          part="video"
          label={text('modelHelp.video', { number: index + 1, name })}
          failedText={text('modelHelp.videoFailed')}
          retryLabel={text('common.retry')}
        />
      ))}
    </div>
  )
}

/** Layout v2: HTML from the server for the left and right side. */
function Sides({ model, text }: ModelHelpProps) {
  const { left, right } = model.$help.get()
  return (
    <div className="sides">
      {(
        [
          ['left', left],
          ['right', right],
        ] as const
      ).map(
        ([side, html]) =>
          html.trim() && (
            <ServerHtml
              key={side}
              part={side}
              content={{ html }}
              loadingLabel={text('common.loading')}
              onUseless={model.fail}
            />
          ),
      )}
    </div>
  )
}

/** The help for the choice, or a text that says why there is no help (MDL-013). */
export function Help(props: ModelHelpProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  if (state === 'loading') {
    return (
      <div className="sides" aria-busy="true">
        <span className="visually-hidden">{text('common.loading')}</span>
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={model.retry}>
        {text('modelHelp.failed')}
      </Message>
    )
  }
  if (model.isEmpty()) {
    return (
      <Message tone="info" part="message">
        {text('modelHelp.empty')}
      </Message>
    )
  }
  return config.layout === 'v2' ? <Sides {...props} /> : <Media {...props} />
}
