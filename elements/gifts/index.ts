import type { Family } from '../../src/element/describe.ts'
import { fieldValidator } from './field-validator.ts'
import { giftCardPicker } from './gift-card-picker.ts'

export const gifts: Family = {
  name: 'gifts',
  title: 'Gift cards',
  about: 'Lets shoppers choose and send a gift card, and checks what they type.',
  elements: [fieldValidator, giftCardPicker],
}
