export { row } from './deal.row.ts'
export { Row } from './row.view.tsx'
