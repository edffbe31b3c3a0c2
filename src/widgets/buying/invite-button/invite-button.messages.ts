export const messages = {
  'invite.button.request': 'Request invite',
  'invite.button.notify': 'Notify me',
  'invite.requesting': 'Requesting...',
  'invite.requested': 'Invite requested',
  'invite.success.title': 'Your request was received',
  'invite.success.body': 'We will send you an invitation if you are selected.',
  'invite.failure.title': 'Something went wrong',
  'invite.failure.body': 'We could not send your request. Please try again.',
} as const
