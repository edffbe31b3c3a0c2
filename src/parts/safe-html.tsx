import { useLayoutEffect, useRef } from 'react'

interface SafeHtmlProps {
  html: string
  className?: string | undefined
  part?: string | undefined
  /** The sanitized HTML is now in `content`. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** The sanitizer could not be loaded, so nothing shows. */
  onFailed?: (() => void) | undefined
}

/** Returns the harmless part of `html`. The first call loads the sanitizer. Rejects if that fails (COR-080). */
export const sanitized = async (html: string): Promise<DocumentFragment> =>
  (await import('./sanitizer.ts')).sanitize(html)

/** Draws HTML from a server or page state, sanitized (COR-080). */
export function SafeHtml({ html, className, part, onFailed, onShown }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let current = true
    sanitized(html).then(
      content => {
        if (!current || !ref.current) return
        ref.current.replaceChildren(content)
        onShown?.(ref.current)
      },
      () => current && onFailed?.(),
    )
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is no new text
  }, [html])
  return <div ref={ref} className={className} part={part} />
}
