import { atom } from 'nanostores'
import type { InviteButton } from '../../../../elements/buying/invite-button.ts'
import { inviteRequest } from '../../../contract/buying/invite.ts'
import type { Ports } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { goToSignIn } from '../../../page/navigate.ts'
import { hideNode, pageNodes } from '../../../page/nodes.ts'
import type { messages } from './invite-button.messages.ts'

/** `received`: the server has the request. The variant decides what the shopper sees then. */
const transitions = {
  idle: { request: 'requesting', know: 'received' },
  requesting: { accept: 'received', refuse: 'idle', restart: 'idle' },
  received: { restart: 'idle' },
} as const

type Told = 'sent' | 'willNotify' | 'failed'

export function model(ports: Ports<InviteButton, typeof messages>) {
  const { $state, send } = machine(transitions, 'idle')
  /** What the text below the button says of the last request. null: there is nothing to tell. */
  const $told = atom<Told | null>(null)
  let showMessaging: (() => void) | undefined

  const notifies = () => ports.config.variant === 'notify-details'

  function showState(): void {
    const state = $state.get()
    const received = state === 'received'
    ports.state('requesting', state === 'requesting')
    ports.state('requested', received && !notifies())
    ports.state('notified', received && notifies())
    showMessaging?.()
    showMessaging =
      received && !notifies() ? pageNodes(ports.config.messaging, hideNode) : undefined
  }

  function tell(told: Told): void {
    $told.set(told)
    ports.announce(ports.text(`invite.${told}`))
  }

  async function request(): Promise<void> {
    const { asin = null, endpoint, variant } = ports.config
    const requesting = send('request')
    if (!requesting) return
    const outcome = await ports.call(
      inviteRequest,
      { body: {} },
      { at: endpoint, signal: requesting },
    )
    send(outcome.ok ? 'accept' : 'refuse')
    const failure = ports.failed(outcome)
    if (outcome.ok) {
      tell(notifies() ? 'willNotify' : 'sent')
      ports.emit('dp-invite-requested', { asin, variant })
    } else if (failure) {
      tell('failed')
      ports.emit('dp-invite-failed', { asin, variant, ...failure })
    }
  }

  async function press(): Promise<void> {
    if ($state.get() !== 'idle') return
    $told.set(null)
    const { asin = null, pageType, recognized } = ports.config
    if (!ports.emit('dp-before-request-invite', { asin })) return
    if (recognized) await request()
    else if (goToSignIn(pageType === 'search', ports) === 'refused') tell('failed')
  }

  ports.onConfig((config, before) => {
    const { asin, requested } = config
    if (asin !== before.asin || requested !== before.requested) {
      $told.set(null)
      send('restart')
      // A `requested` of the previous product does not count for the next product.
      if (requested && !before.requested) send('know')
    }
    showState()
  })
  ports.use(() => {
    const stop = $state.subscribe(showState)
    return () => {
      stop()
      showMessaging?.()
      showMessaging = undefined
    }
  })
  if (ports.config.requested) send('know')

  return {
    $state,
    $told,
    notifies,
    press,
  }
}
export type InviteButtonModel = ReturnType<typeof model>
