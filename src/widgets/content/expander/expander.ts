import lineEnd from '../../../parts/line-end.css'
import text from '../../../styles/text.css'
import own from './expander.css'

export { messages } from './expander.messages.ts'
export { model } from './expander.model.ts'
export { template } from './expander.template.ts'
export const styles = [text, own, lineEnd]
