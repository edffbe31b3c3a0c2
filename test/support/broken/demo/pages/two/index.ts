export { other } from './other.ts'
