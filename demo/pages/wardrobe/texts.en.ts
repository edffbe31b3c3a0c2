/** What the shop says about how clothes fit. */
export const texts = {
  'fit.runs.small': 'Runs small: choose one size up.',
  'fit.runs.true': 'True to size: choose the size you usually wear.',
  'fit.runs.large': 'Runs large: choose one size down.',
  'fit.body': 'Measured on your body, in cm',
  'fit.size': 'Size',
  'fit.bust': 'Bust',
  'fit.waist': 'Waist',
  'fit.hips': 'Hips',
  'fit.how': 'How to measure',
  'fit.how.bust': 'Bust: around the fullest part, with the tape level.',
  'fit.how.waist': 'Waist: around the narrowest part.',
  'fit.how.hips': 'Hips: around the widest part, with your feet together.',
}
