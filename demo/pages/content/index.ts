import type { PagesFamily } from '../render/family.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'

export const content = { texts: { en: {}, de, ar } } satisfies PagesFamily
