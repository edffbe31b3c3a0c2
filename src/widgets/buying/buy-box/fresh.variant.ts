export { fresh } from './fresh.model.ts'
export { View } from './fresh.view.tsx'
