export { one } from '../one/index.ts'
