import { sizeReftag } from './size-reftag.ts'

export const wardrobeCalls = [sizeReftag] as const
