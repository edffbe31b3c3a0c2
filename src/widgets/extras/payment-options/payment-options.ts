import { linkBeside } from '../../../page/page-link.ts'
import { choiceGroupStyles } from '../../../parts/choice-group.tsx'
import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import skeleton from '../../../styles/skeleton.css'
import own from './payment-options.css'
import linkStyles from './price-link.css'
import { paymentModel } from './payment-options.model.ts'
import type { PaymentPorts } from './payment-options.ports.ts'

export { late } from './payment-options.late.ts'
export { messages } from './payment-options.messages.ts'
export { View } from './payment-options.view.tsx'
/** A model draws nothing, so the link in the page comes from here. */
export const model = (ports: PaymentPorts) => paymentModel(ports, linkBeside(linkStyles))
export const styles = [...choiceGroupStyles, ...disclosureStyles, ...messageStyles, skeleton, own]
