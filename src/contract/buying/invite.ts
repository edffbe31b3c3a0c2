import { defineCall } from '../call.ts'
import { object } from '../schema.ts'

/** INV-003 to INV-010: the body is an empty object. Any 2xx is success. */
export const inviteRequest = defineCall({
  id: 'invite-request',
  about: 'Asks for an invitation to buy the product that the encrypted token names.',
  method: 'POST',
  path: '/dp/invite/request',
  body: object({}),
  output: null,
  accept: 'application/json; type="invite-request/v1"',
  credentials: true,
  headers: ['language', 'csrf', 'encrypted'],
  timeout: 10_000,
  creates: true,
})
