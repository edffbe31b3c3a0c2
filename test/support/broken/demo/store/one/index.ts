export { one } from './one.ts'
