import { useRef } from 'react'
import { Popover, popoverStyles } from '../../../parts/popover.tsx'
import type { StripeProps } from './result.view.tsx'

export const styles = popoverStyles

/** The line of the input, so that the hint covers none of its controls; where a brand goes before the model, its button. */
function anchorIn(finder: Element | null | undefined): Element | null {
  const isDisabled = !!finder?.querySelector('.entry input:disabled')
  return finder?.querySelector(isDisabled ? '.brand-button' : '.entry') ?? null
}

/** What explains the input, beside it, for a moment (FIT-014 to FIT-020, FIT-158). */
export function View({ model, text }: StripeProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { hint } = model.$shown.get()
  if (!hint) return null
  const { name, ms } = hint
  return (
    <>
      <span ref={place} hidden />
      <Popover
        key={name}
        open
        label={text(`fitment.${name}`)}
        part="popover"
        width={name === 'callout' ? 340 : 280}
        takesFocus={false}
        anchor={() => anchorIn(place.current?.parentElement)}
        autoCloseMs={ms}
        marks={{ 'data-hint': name }}
        onClose={model.closeHint}
      >
        <p className="hint">{text(`fitment.${name}`)}</p>
      </Popover>
    </>
  )
}
