import { sheetContent } from './sheet.ts'

export const servicesCalls = [sheetContent] as const
