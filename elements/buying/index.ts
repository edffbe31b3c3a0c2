import type { Family } from '../../src/element/describe.ts'
import { actionPanel } from './action-panel.ts'
import { buyBox } from './buy-box.ts'
import { inviteButton } from './invite-button.ts'
import { quantitySelector } from './quantity-selector.ts'

export const buying: Family = {
  name: 'buying',
  title: 'Buying',
  about: 'Everything around the buy buttons: quantity, buy box and extra steps.',
  elements: [actionPanel, buyBox, inviteButton, quantitySelector],
}
