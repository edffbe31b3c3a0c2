/** Plural forms are written as in ICU messages: `{hours, plural, one {# hr} other {# hrs}}`. */
export const messages = {
  'countdown.hours':
    '{hours, plural, one {# hr} other {# hrs}} {minutes, plural, one {# min} other {# mins}}',
  'countdown.minutes': '{minutes, plural, one {# min} other {# mins}}',
  'countdown.seconds': '{seconds, plural, one {# sec} other {# secs}}',
  'countdown.ended': 'This delivery time has passed. Refresh to see the current one.',
} as const
