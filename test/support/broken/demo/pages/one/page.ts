export { client } from '../../store/main.ts'
export { other } from '../two/index.ts'
export { other as inner } from '../two/other.ts'

export const page = 1
