import type { Example } from '../../src/element/describe.ts'

/** To the next field. */
const leave = { press: '#from' } as const
const email = (text: string) => [{ type: text, into: '#recipient' }, leave] as const

export const fieldValidatorExamples: readonly [Example, ...Example[]] = [
  {
    title: 'The e-mail address of a recipient',
    html: `<form action="/">
  <dp-field-validator data-field="recipientEmail" data-events="blur">
    <label for="recipient">E-mail of the recipient</label>
    <input id="recipient" name="recipientEmail" type="email" autocomplete="off" style="max-inline-size: 100%">
    <script type="application/json" data-dp-state="field-validator">
      {
        "constraints": {
          "recipientEmail": [
            {"method": "notEmpty", "errorId": "email-empty"},
            {"method": "isValidEmail", "errorId": "email-invalid"},
            {"method": "lengthAtMost", "value": 100, "errorId": "email-long"}
          ]
        },
        "strings": {
          "email-empty": "Enter an e-mail address.",
          "email-invalid": "Enter an e-mail address such as name@example.org.",
          "email-long": "Enter at most {0} characters."
        }
      }
    </script>
  </dp-field-validator>
  <p>
    <label for="from">Your name</label>
    <input id="from" name="from" autocomplete="off" style="max-inline-size: 100%">
  </p>
</form>`,
    states: {
      untouched: [],
      valid: email('ada@example.org'),
      invalid: email('ada@'),
    },
  },
  {
    title: 'An amount within limits, written as money',
    html: `<form action="/">
  <label for="sum">Amount</label>
  <input id="sum" name="sum" inputmode="decimal" autocomplete="off" style="max-inline-size: 100%">
  <dp-field-validator data-field="sum" data-for="sum" data-events="blur" data-formatter="currency" data-twister>
    <script type="application/json" data-dp-state="field-validator">
      {
        "constraints": {
          "sum": [
            {"method": "isNumeric", "errorId": "sum-unread"},
            {"method": "atLeast", "value": 1, "errorId": "sum-range"},
            {"method": "atMost", "value": 2000, "errorId": "sum-range"}
          ]
        },
        "strings": {
          "sum-unread": "Enter an amount in digits.",
          "sum-range": "Enter an amount from 1 to 2,000."
        }
      }
    </script>
  </dp-field-validator>
  <p>
    <label for="from">Your name</label>
    <input id="from" name="from" autocomplete="off" style="max-inline-size: 100%">
  </p>
</form>`,
    states: {
      untouched: [],
      valid: [{ type: '1234', into: '#sum' }, leave],
      invalid: [{ type: '5000', into: '#sum' }, leave],
    },
  },
]
