import { useRef } from 'react'
import layer from '../../../parts/layer.css'
import popover from '../../../parts/popover.css'
import { Popover } from '../../../parts/popover.tsx'
import { Styled } from '../../../parts/styled.tsx'
import type { StripeProps } from './fitment-stripe.view.tsx'
import { hintMs } from './hint-times.ts'
import own from './hints.css'

const styles = [layer, popover, own]

/** The line of the input, so that the hint covers none of its controls; where a brand goes before the model, its button. */
function anchorIn(finder: Element | null | undefined): Element | null {
  const isDisabled = !!finder?.querySelector('.entry input:disabled')
  return finder?.querySelector(isDisabled ? '.brand-button' : '.entry') ?? null
}

/** What explains the input, beside it, for a moment (FIT-014 to FIT-020, FIT-158). */
export function HintPopover({ config, model, text }: StripeProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { hint } = model.$shown.get()
  if (!hint) return null
  return (
    <>
      <Styled styles={styles} />
      <span ref={place} hidden />
      <Popover
        key={hint}
        open
        label={text(`fitment.${hint}`)}
        part="popover"
        width={hint === 'callout' ? 340 : 280}
        takesFocus={false}
        anchor={() => anchorIn(place.current?.parentElement)}
        autoCloseMs={hintMs(hint, config.extendedPopoverAndEnabledTextbox)}
        marks={{ 'data-hint': hint }}
        onClose={model.closeHint}
      >
        <p className="hint">{text(`fitment.${hint}`)}</p>
      </Popover>
    </>
  )
}
