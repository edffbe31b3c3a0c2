export { two } from './two.ts'
