import own from './tech-term.css'

export { late } from './tech-term.late.ts'
export { messages } from './tech-term.messages.ts'
export { model } from './tech-term.model.ts'
export { template } from './tech-term.template.ts'
export const styles = [own]
