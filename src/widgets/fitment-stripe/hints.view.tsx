import { useRef } from 'react'
import layer from '../../parts/layer.css'
import popover from '../../parts/popover.css'
import { Popover } from '../../parts/popover.tsx'
import { Styled } from '../../parts/styled.tsx'
import { inputId } from './finder.view.tsx'
import type { StripeProps } from './fitment-stripe.view.tsx'
import { hintMs } from './hints.ts'
import own from './hints.css'
import './messages.add.ts'

const styles = [layer, popover, own]

/** The line of the input, so that the hint covers none of its controls. */
function lineOf(root: Node | undefined): Element | null {
  const input = root instanceof ShadowRoot ? root.getElementById(inputId) : null
  return input?.closest('.entry') ?? input
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
        anchor={() => lineOf(place.current?.getRootNode())}
        autoCloseMs={hintMs(hint, config.extendedPopoverAndEnabledTextbox)}
        marks={{ 'data-hint': hint }}
        onClose={model.closeHint}
      >
        <p className="hint">{text(`fitment.${hint}`)}</p>
      </Popover>
    </>
  )
}
