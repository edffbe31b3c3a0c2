import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'lists.title': 'Ihre Listen',
  'lists.none': 'Ihre Liste ist leer',
  'lists.none.text': 'Merken Sie sich hier, was Sie später vielleicht kaufen.',
  'lists.none.action': 'Etwas Schönes finden',
  'registry.title': 'Ihre Wunschliste',
  'registry.none': 'Noch steht nichts auf Ihrer Wunschliste',
  'registry.none.text':
    'Ein Baby, eine Hochzeit, ein neues Zuhause: Sagen Sie Familie und Freunden, was Sie sich wünschen.',
  'registry.none.action': 'Ideen ansehen',
}
