import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { alert } from '../../../parts/icons/alert.ts'
import { circleCheck } from '../../../parts/icons/circle-check.ts'
import type { InviteButtonProps } from './invite-button.view.tsx'
import own from './outcome.css'

export const styles = [...dialogStyles, own]

/** The dialog that says whether the request succeeded. */
export function View({ model, text }: InviteButtonProps) {
  const failed = model.$dialog.get() === 'failure'
  return (
    <Dialog
      open
      label={text(failed ? 'invite.failure.title' : 'invite.success.title')}
      part="dialog"
      width={400}
      onClose={model.close}
    >
      <div className="outcome" data-tone={failed ? 'error' : 'success'}>
        <Icon path={failed ? alert : circleCheck} />
        <p>{text(failed ? 'invite.failure.body' : 'invite.success.body')}</p>
      </div>
      <div className="layer-actions">
        <button
          type="button"
          className={failed ? 'button' : 'button primary'}
          data-focus={!failed || undefined}
          onClick={model.close}
        >
          {text('common.close')}
        </button>
        {failed && (
          <button type="button" className="button primary" data-focus onClick={model.press}>
            {text('common.retry')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
