import { flag as boolean, list, means, object, text as string } from '../../src/contract/schema.ts'
import { choice, describe, flag, json, text, whole } from '../../src/element/describe.ts'
import { fieldValidatorExamples } from './field-validator.examples.ts'
import { constraints, strings, symbolFormat } from './stated-constraints.ts'

export const fieldValidator = describe({
  tag: 'dp-field-validator',
  about: 'Checks a form field by rules that the page states, and shows a mistake beside the field.',
  wraps: true,
  fields: {
    field: text({ about: 'Name of the field in constraints.', required: true }),
    for: text({
      about:
        'Id of the field. Default: the first input, select or textarea inside that is neither hidden nor a button.',
    }),
    optional: flag({ about: 'The field may be empty.', default: false }),
    events: text({
      about: 'Events of the field that check it, such as change blur.',
      default: 'change',
      pattern: /^[a-z][\w:.-]*( +[a-z][\w:.-]*)* *$/i,
      expected: 'names of events, separated by spaces',
    }),
    formatter: choice(
      ['message', 'integer', 'decimal', 'amount', 'currency', 'date', 'strictAmount'],
      { about: 'How the value is written after a check that it passed. Default: as it was typed.' },
    ),
    listField: flag({
      about: 'The value is a list with commas. Each entry is checked on its own.',
      default: false,
    }),
    twister: flag({ about: 'Enter in an input does not submit the form.', default: false }),
    currencySymbol: text({
      about: 'Symbol of formatter currency.',
      default: '$',
      ...symbolFormat,
    }),
    fractionalDigits: whole({
      about: 'Digits after the decimal sign, of the formatters decimal, amount and currency.',
      unit: 'count',
      min: 0,
      max: 20,
      default: 2,
    }),
    constraints: json(constraints, {
      about:
        'Constraints by the name of a field. Values: a text, a number or a list; for dates an ISO date, today or oneYearFromToday.',
      from: 'state',
      default: {},
    }),
    strings: json(strings, { about: 'Error texts by error id.', from: 'state', default: {} }),
  },
  events: {
    'dp-field-validated': {
      about: 'The field was checked.',
      detail: object({
        field: means(string, 'Name of the field.', 'recipientEmail'),
        valid: means(boolean, 'All constraints hold.'),
        errorIds: means(
          list(means(string, 'Id of an error.', 'email-invalid')),
          'Ids of the constraints that failed, in their order. The first one shows.',
          ['email-invalid'],
        ),
        trigger: means(string, 'Name of the event that checked the field, or submit.', 'change'),
      }),
    },
  },
  // Values of fields are for servers: in Latin digits, in every language.
  pageFormats: ['input', 'textarea'],
  states: {
    untouched: 'The field was not checked yet, or its form was reset.',
    valid: 'The field has passed its last check.',
    invalid: 'The field has failed its last check. Its form cannot be sent.',
  },
  parts: {
    error: 'The error below the field. Of a field outside the tag, it stands in an outlet.',
  },
  slots: { '': 'The field with its label, or nothing if data-for names the field.' },
  keyboard: { Enter: 'In the field: submits the form, unless data-twister is set.' },
  examples: fieldValidatorExamples,
})
export type FieldValidator = typeof fieldValidator
