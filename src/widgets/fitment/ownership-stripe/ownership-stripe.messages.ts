export const messages = {
  'ownership.dontOwn': "I don't own this",
  'ownership.seeParts': 'See compatible parts',
  'ownership.saving': 'Saving…',
  'ownership.failed': 'This could not be saved. Please try again.',
  'ownership.removed': 'This machine was removed from your list.',
  'ownership.previewEmpty': 'No compatible parts found.',
  'ownership.previewFailed': 'The parts could not be loaded.',
  'ownership.seeAll': 'See all parts',
} as const
