import { serviceContent } from './options.ts'
import { sheetContent } from './sheet.ts'

export const servicesCalls = [serviceContent, sheetContent] as const
