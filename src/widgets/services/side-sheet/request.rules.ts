import { hasControls, isSafeUrl } from '../../../rules/url.ts'

/** What the sheet shows. An empty `url`: the content between the tags. */
export interface Wanted {
  url: string
  title: string | undefined
}

/**
 * Reads the detail of a request. Pages send requests by scripts of their own, so anything may come. `odd` hears of values
 * that are no texts.
 */
export function wantedOf(detail: unknown, odd: (field: string, value: unknown) => void): Wanted {
  const given = (detail ?? {}) as Record<string, unknown>
  const textOf = (field: string): string | undefined => {
    const value = given[field] ?? undefined
    if (typeof value === 'string') return value.trim() || undefined
    if (value !== undefined) odd(field, value)
    return undefined
  }
  return { url: textOf('url') ?? '', title: textOf('title') }
}

/** true: the sheet may ask this address (COR-082). */
export const isUsable = (url: string): boolean => !hasControls(url) && isSafeUrl(url)

/** The address of a call. Braces would name parameters of the path. */
export const callAddress = (url: string): string =>
  url.replaceAll('{', '%7B').replaceAll('}', '%7D')

/** The node from which the event came, also out of a shadow root. null: the document, which takes no focus. */
export function openerOf(event: Event): HTMLElement | null {
  const [node] = event.composedPath()
  return node && 'focus' in node ? (node as HTMLElement) : null
}
