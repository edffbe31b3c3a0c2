export const messages = {
  'invite.button.request': 'Request invite',
  'invite.button.notify': 'Notify me',
  'invite.requesting': 'Requesting...',
  'invite.requested': 'Invite requested',
  'invite.sent': 'We will send you an invitation if you are selected.',
  'invite.willNotify': 'We will tell you when you can order it.',
  'invite.failed': 'We could not send your request.',
} as const
