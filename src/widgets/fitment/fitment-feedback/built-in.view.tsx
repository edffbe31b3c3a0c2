import { Icon } from '../../../parts/icon.tsx'
import { thumbsDown, thumbsUp } from '../shared/thumbs.icons.ts'
import type { FitmentFeedbackProps } from './fitment-feedback.view.tsx'

function RatingField({ model, text }: FitmentFeedbackProps) {
  return (
    <fieldset className="group">
      <legend className="group-label">{text('feedback.button')}</legend>
      <div className="thumbs">
        {(['positive', 'negative'] as const).map(rating => (
          <label key={rating} className="button thumb">
            <input
              type="radio"
              className="visually-hidden"
              name="rating"
              value={rating}
              checked={model.$feedback.get().rating === rating}
              onChange={() => model.set('rating', rating)}
            />
            <Icon path={rating === 'positive' ? thumbsUp : thumbsDown} />
            {text(`feedback.${rating}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Reasons({ model, text }: FitmentFeedbackProps) {
  return (
    <fieldset className="group">
      <legend className="group-label">{text('feedback.reasons')}</legend>
      {model.reasons().map(({ label, value }) => (
        <label key={value} className="choice reason" part="reason">
          <input
            type="checkbox"
            name={value}
            checked={model.$feedback.get().reasons.includes(value)}
            onChange={event => model.set(value, event.currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Content of the modal if the server's content cannot be used (FBK-004 to FBK-006, FBK-012, FBK-021). */
export function BuiltIn(props: FitmentFeedbackProps) {
  const { model, text } = props
  const { comment, rating } = model.$feedback.get()
  return (
    <div className="built-in">
      <RatingField {...props} />
      {rating === 'negative' && <Reasons {...props} />}
      {!model.asksAboutOrder() && (
        <>
          <label className="group">
            <span className="group-label">{text('feedback.comment')}</span>
            <textarea
              className="field"
              part="comment"
              name="comment"
              rows={3}
              value={comment}
              onInput={event => model.set('comment', event.currentTarget.value)}
            />
          </label>
          <div className="layer-actions">
            <button
              type="button"
              className="button primary"
              part="submit"
              data-dp-action="submit"
              disabled={!rating}
              onClick={model.submit}
            >
              {text('feedback.submit')}
            </button>
          </div>
        </>
      )}
    </div>
  )
}
