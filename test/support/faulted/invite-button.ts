import 'virtual:dp-invite-button'
import { inviteRequest } from '../../../src/contract/invite.ts'
import { eventsOf, mount, session } from '../browser.ts'
import type { Faulted, FaultedCall } from './faulted.ts'

async function invitation(): Promise<Faulted> {
  await session('signed-in')
  const host = await mount(
    'dp-invite-button',
    `<dp-invite-button data-endpoint="/dp/invite/request" data-asin="B0CONSOLE1"
      data-encrypted-token="demo" data-recognized></dp-invite-button>`,
  )
  const failed = eventsOf(host, 'dp-invite-failed')
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector)
  return {
    host: () => host,
    act: () => find('.invite > .button')?.click(),
    failure: () => failed.take()[0]?.detail,
    shows: () => find('dialog')?.textContent ?? '',
    isDocumented: shown =>
      shown.includes('We could not send your request.') && !host.matches(':state(requesting)'),
    goOn: () => find('dialog .primary')?.click(),
    isWell: () => host.matches(':state(requested)'),
  }
}

export const inviteButtonCalls: readonly FaultedCall[] = [
  { call: inviteRequest, when: 'at a press', begin: invitation },
]
