import type { OtherLanguage, Wording } from '../../server/words.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'

export const wording: Readonly<Record<OtherLanguage, Wording>> = { de, ar }
