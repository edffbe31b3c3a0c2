import { Dialog } from '../../../parts/dialog.tsx'
import { Message } from '../../../parts/message.tsx'
import { ServerHtml } from '../../../parts/server-html.tsx'
import { Styled } from '../../../parts/styled.tsx'
import { VideoPlayer } from '../../../parts/video-player.tsx'
import dialog from '../../../parts/dialog.css'
import layer from '../../../parts/layer.css'
import message from '../../../parts/message.css'
import modal from '../../../parts/modal.css'
import serverHtml from '../../../parts/server-html.css'
import videoPlayer from '../../../parts/video-player.css'
import { isSafeUrl } from '../../../rules/url.ts'
import fields from '../../../styles/fields.css'
import skeleton from '../../../styles/skeleton.css'
import type { ModelHelpProps } from './model-help.view.tsx'
import own from './panel.css'

const styles = [fields, skeleton, layer, modal, dialog, message, serverHtml, videoPlayer, own]

interface SelectProps {
  label: string
  part: string
  value: string | undefined
  options: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
}

const Select = ({ label, onChoose, options, part, value }: SelectProps) => (
  <label className="select">
    <span className="select-label">{label}</span>
    <select
      className="field"
      part={part}
      value={value}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      {options.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

function Choices({ model, text }: ModelHelpProps) {
  const { category, subcategory } = model.$choice.get()
  const categories = model.categories().map(({ id, label }) => ({
    id,
    label: label ?? text(`modelHelp.category.${id}`),
  }))
  return (
    <div className="choices">
      <Select
        label={text('modelHelp.category')}
        part="category"
        value={category.id}
        options={categories}
        onChoose={model.chooseCategory}
      />
      {category.subcategories.length > 0 && (
        <Select
          // Another list: the browser would keep the place of the option chosen before.
          key={category.id}
          label={text(`modelHelp.${category.offers}`)}
          part="subcategory"
          value={subcategory?.id}
          options={category.subcategories}
          onChoose={model.chooseSubcategory}
        />
      )}
    </div>
  )
}

/** They narrow the videos: layout v2 has none. */
function Filters({ config, model, text }: ModelHelpProps) {
  const { filter, subcategory } = model.$choice.get()
  const { filters = [] } = subcategory ?? {}
  if (filters.length === 0 || config.layout === 'v2') return null
  const all = { id: '', label: text('modelHelp.filter.all') }
  return (
    <fieldset className="filters" part="filter">
      <legend className="select-label">{text('modelHelp.filter')}</legend>
      {[all, ...filters].map(({ id, label }) => (
        <label key={id} className="pill">
          <input
            type="radio"
            name="filter"
            value={id}
            checked={id === filter}
            onChange={() => model.chooseFilter(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Layout v1: a picture beside the videos. */
function Media({ model, text }: ModelHelpProps) {
  const { subcategory } = model.$choice.get()
  const { image, label: name = '' } = subcategory ?? {}
  return (
    <div className="sides">
      {image && isSafeUrl(image) && (
        <img className="image" part="image" src={image} alt={text('modelHelp.image', { name })} />
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

/** Layout v2: what the server wrote for either side. */
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

function Content(props: ModelHelpProps) {
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

/** What shows where the model number stands. */
export function Panel(props: ModelHelpProps) {
  const { model, text } = props
  return (
    <>
      <Styled styles={styles} />
      <Dialog
        open={model.isOpen()}
        width={720}
        label={text('modelHelp.title')}
        closeLabel={text('common.close')}
        part="panel"
        onClose={model.close}
      >
        <Choices {...props} />
        <Filters {...props} />
        <div className="help">
          <Content {...props} />
        </div>
      </Dialog>
    </>
  )
}
