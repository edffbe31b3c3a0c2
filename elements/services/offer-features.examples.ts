import type { Example } from '../../src/element/describe.ts'

const rows = `<p offer-display-feature-name="delivery" displayable-row-count="2"><b>Delivery</b>
    Two people carry the machine to its place, up to the fifth floor and without a lift. They call you an hour before
    they come, and they come between 8 am and 6 pm. Please measure your doors, your stairs and the place where the
    machine will stand: it is 60 cm wide, 85 cm high and 58 cm deep, and it weighs 71 kg. Our people need a way that is
    at least 70 cm wide. If the machine does not fit, they take it back with them, and you pay nothing. They unpack it,
    level it and take the packaging away. They do not move other furniture, and they do not lift the machine through
    windows. If nobody is at home, they leave a note and come again on the next working day. You can choose another day
    until the evening before, as often as you like. Delivery to islands without a bridge takes two days longer.</p>
  <p offer-display-feature-name="seller"><b>Sold by</b> Harbor &amp; Pine</p>
  <p offer-display-feature-name="old-machine"><b>Old machine</b> We take it with us for free.</p>
  <p offer-display-feature-name="returns"><b>Returns</b> Within 30 days.</p>`

export const offerFeaturesExamples: readonly [Example, ...Example[]] = [
  {
    title: 'What comes with a washing machine',
    html: `<dp-offer-features>
  ${rows}
</dp-offer-features>`,
    states: { collapsed: [], expanded: [{ press: '[part~=control]' }] },
    views: {
      'with a whole text': {
        by: [{ press: '[part~=more]' }],
        seen: { at: '[part~=panel]', says: 'two days longer' },
      },
    },
  },
  {
    title: 'Few rows',
    html: `<dp-offer-features data-row-count="3">
  <p><b>Sold by</b> Harbor &amp; Pine</p>
  <p><b>Returns</b> Within 30 days</p>
</dp-offer-features>`,
    states: { static: [] },
  },
]
