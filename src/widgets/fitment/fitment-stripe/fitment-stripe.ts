import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { linkBeside } from '../../../page/page-link.ts'
import { comboboxStyles } from '../../../parts/combobox.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import textStyles from '../../../styles/text.css'
import own from './fitment-stripe.css'
import bulletStyles from './bullet.css'
import { stripeModel } from './fitment-stripe.model.ts'
import type { StripePorts } from './fitment-stripe.ports.ts'

export { late } from './fitment-stripe.late.ts'
export { messages } from './fitment-stripe.messages.ts'
export { View } from './fitment-stripe.view.tsx'
/** A model draws nothing, so the bullet's link comes from here. */
export const model = (ports: StripePorts) => stripeModel(ports, linkBeside(bulletStyles))
export const styles = [textStyles, ...busyButtonStyles, ...messageStyles, ...comboboxStyles, own]
