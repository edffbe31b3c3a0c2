import type { InviteButton } from '../../../../elements/buying/invite-button.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './invite-button.late.ts'
import type { messages } from './invite-button.messages.ts'
import type { InviteButtonModel } from './invite-button.model.ts'

export type InviteButtonProps = ViewProps<InviteButtonModel, InviteButton, typeof messages>

export function View(props: InviteButtonProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  const dialog = model.$dialog.get()
  const received = state === 'received'
  const label = text(model.notifies() ? 'invite.button.notify' : 'invite.button.request')
  const done = (model.notifies() && config.postClickText) || text('invite.requested')
  return (
    <div className="invite">
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
      {dialog && (
        <Late
          file={late.outcome}
          props={props}
          instead={
            <Message tone={dialog === 'failure' ? 'error' : 'success'}>
              {text(`invite.${dialog}.body`)}
            </Message>
          }
        />
      )}
    </div>
  )
}
