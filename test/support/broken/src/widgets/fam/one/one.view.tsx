export { client } from '../../../client/client.ts'

export const View = () => null
