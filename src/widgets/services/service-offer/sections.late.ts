import { sanitized } from '../../../parts/sanitizer.ts'

/** The sections of an answer without what could run. null: the browser lacks what it takes. */
export const cleaned = (html: string): Promise<DocumentFragment | null> =>
  sanitized(html, true).catch(() => null)
