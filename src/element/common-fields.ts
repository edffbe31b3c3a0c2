import { text, type Field } from './describe.ts'

/** Every element has these fields (core.md). */
export const commonFields = {
  locale: text({
    about:
      'Language and region of texts and numbers (BCP 47). Default: the nearest lang attribute.',
    pattern: /^[a-z]{2,8}([-_][a-z\d]{1,8})*$/i,
    expected: 'a language tag such as en-US',
  }),
  messages: {
    kind: 'json',
    about: 'Your own texts, by message id. They replace the built-in texts.',
    from: 'state',
  } as Field<Record<string, string>> & { type?: Record<string, string> },
}
/** Every element that makes calls also has these fields. */
export const callFields = {
  csrfToken: text({ about: 'Anti-forgery token. Sent as a header.', meta: 'dp-csrf-token' }),
}
