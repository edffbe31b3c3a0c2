export { page } from '../../pages/one/index.ts'
export { two } from '../two/index.ts'
export { two as inner } from '../two/two.ts'

export const one = 1
