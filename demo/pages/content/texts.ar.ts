import type { Messages } from '../render/messages.ts'

export const messages: Messages = {
  'dp-expander': {
    'expander.more': 'المزيد',
    'expander.close': 'أقل',
  },
}
