import { text, type Field } from './describe.ts'
import { languageFormat } from './known-formats.ts'

/** Every element has these fields (core.md). */
export const commonFields = {
  locale: text({
    about:
      'Language and region of texts and numbers (BCP 47). Default: the nearest lang attribute.',
    ...languageFormat,
  }),
  messages: {
    kind: 'json',
    about: 'Your own texts, by message id. They replace the built-in texts.',
    from: 'state',
  } as Field<Record<string, string>> & { type?: Record<string, string> },
}
