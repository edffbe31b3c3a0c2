import type { FinderCode } from './finders.ts'
import { textFinder, type TextFinder } from './text.model.ts'
import { TextFinderView } from './text.view.tsx'

export const text: FinderCode<TextFinder> = { make: textFinder, View: TextFinderView }
