import type { Messages } from '../render/messages.ts'
import type { texts as en } from './texts.en.ts'

export const texts: Readonly<Record<keyof typeof en, string>> = {
  'fit.runs.small': 'Fällt klein aus: Wählen Sie eine Größe größer.',
  'fit.runs.true': 'Fällt normal aus: Wählen Sie Ihre gewohnte Größe.',
  'fit.runs.large': 'Fällt groß aus: Wählen Sie eine Größe kleiner.',
  'fit.body': 'Körpermaße in cm',
  'fit.size': 'Größe',
  'fit.bust': 'Brust',
  'fit.waist': 'Taille',
  'fit.hips': 'Hüfte',
  'fit.how': 'So messen Sie',
  'fit.how.bust': 'Brust: an der stärksten Stelle, das Maßband waagerecht.',
  'fit.how.waist': 'Taille: an der schmalsten Stelle.',
  'fit.how.hips': 'Hüfte: an der breitesten Stelle, mit geschlossenen Füßen.',
}

export const messages: Messages = {
  'dp-fit-guide': {
    'fit.expand': 'Passform und Maße zeigen',
    'fit.collapse': 'Passform und Maße ausblenden',
  },
}
