import { Icon } from '../../../parts/icon.tsx'
import { thumbsDown } from '../../../parts/icons/thumbs-down.ts'
import { thumbsUp } from '../../../parts/icons/thumbs-up.ts'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import type { FitmentFeedbackProps } from './fitment-feedback.view.tsx'
import own from './rating.css'

export const ratingStyles = [...adaptivePanelStyles, own]
/** FBK-001. */
const width = 270

/** The first question. A positive choice is sent at once. A negative choice opens the modal. */
export function Rating({ model, text }: FitmentFeedbackProps) {
  return (
    <AdaptivePanel
      open
      width={width}
      label={text('feedback.button')}
      closeLabel={text('common.close')}
      part="popover"
      anchor={model.opener}
      onClose={model.close}
    >
      <div className="thumbs">
        {(['positive', 'negative'] as const).map(rating => (
          <button
            key={rating}
            type="button"
            className="button thumb"
            part="choice"
            data-rating={rating}
            onClick={() => model.choose(rating)}
          >
            <Icon path={rating === 'positive' ? thumbsUp : thumbsDown} />
            {text(`feedback.${rating}`)}
          </button>
        ))}
      </div>
    </AdaptivePanel>
  )
}
