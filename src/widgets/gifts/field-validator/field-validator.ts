import own from './field-validator.css'

export { messages } from './field-validator.messages.ts'
export { model } from './field-validator.model.ts'
export { template } from './field-validator.template.ts'
export const styles = [own]
