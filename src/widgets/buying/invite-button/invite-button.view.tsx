import type { InviteButton } from '../../../../elements/buying/invite-button.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Message } from '../../../parts/message.tsx'
import type { messages } from './invite-button.messages.ts'
import type { InviteButtonModel } from './invite-button.model.ts'

type InviteButtonProps = ViewProps<InviteButtonModel, InviteButton, typeof messages>

/** How the last request ended, in words below the button (INV-008, INV-009). */
function Told({ model, text }: InviteButtonProps) {
  const told = model.$told.get()
  if (!told) return null
  const failed = told === 'failed'
  return (
    <Message
      tone={failed ? 'error' : 'success'}
      part="message"
      retryLabel={failed ? text('common.retry') : undefined}
      onRetry={model.press}
    >
      {text(`invite.${told}`)}
    </Message>
  )
}

export function View(props: InviteButtonProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  const received = state === 'received'
  const label = text(model.notifies() ? 'invite.button.notify' : 'invite.button.request')
  const done = (model.notifies() && config.postClickText) || text('invite.requested')
  return (
    <KeepFocus label={label} className="invite" to=".button">
      <BusyButton
        className={received ? 'button received' : 'button primary'}
        part="button"
        busy={state === 'requesting'}
        busyLabel={text('invite.requesting')}
        disabled={received}
        onPress={model.press}
      >
        {received && <Icon path={check} />}
        {received ? done : label}
      </BusyButton>
      <Told {...props} />
    </KeepFocus>
  )
}
