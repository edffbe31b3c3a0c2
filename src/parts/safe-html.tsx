import { useLayoutEffect, useRef } from 'react'
import { sanitized } from './sanitizer.ts'

interface SafeHtmlProps {
  html: string
  className?: string | undefined
  part?: string | undefined
  /** The sanitized HTML is now in `content`. */
  onShown?: ((content: HTMLElement) => void) | undefined
  /** The browser lacks a sanitizer, and DOMPurify could not be loaded, so nothing shows. */
  onFailed?: (() => void) | undefined
}

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
