import lineEnd from '../../../parts/line-end.css'
import text from '../../../styles/text.css'
import own from './offer-features.css'

export { late } from './offer-features.late.ts'
export { messages } from './offer-features.messages.ts'
export { model } from './offer-features.model.ts'
export { template } from './offer-features.template.ts'
export const styles = [text, lineEnd, own]
