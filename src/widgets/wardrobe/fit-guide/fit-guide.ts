import own from './fit-guide.css'

export { late } from './fit-guide.late.ts'
export { messages } from './fit-guide.messages.ts'
export { model } from './fit-guide.model.ts'
export { template } from './fit-guide.template.ts'
export const styles = [own]
