export type { One } from '../../src/client/client.ts'

export const client = 1
