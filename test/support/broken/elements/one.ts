import { client } from '../src/client/client.ts'

export const one = { client }
export type One = object
