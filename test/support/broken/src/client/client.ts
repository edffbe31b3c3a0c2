export { client } from '../../demo/store/main.ts'
export type One = object
