import { useLayoutEffect, useRef } from 'react'
import { autoClose } from '../../../parts/auto-close.ts'
import { CloseButton, closeButtonStyles } from '../../../parts/close-button.tsx'
import { leadOut } from '../../../parts/focus.ts'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import type { Experience } from './finder.ports.ts'
import type { StripeProps } from './result.view.tsx'

export const styles = closeButtonStyles

interface ExperienceProps extends Pick<StripeProps, 'config' | 'files' | 'text'> {
  experience: Experience
  /** Id by which the text describes the input. */
  id: string
}

/**
 * The shop's text that explains the smart box. It takes the hint's place, so it covers nothing and moves nothing
 * (FIX-005). It stays while the shopper's pointer or focus is in the stripe (FIX-008).
 */
export function View({ config, experience, id, text }: ExperienceProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = ref.current
    const stripe = node?.closest<HTMLElement>('.stripe')
    if (!node || !stripe) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      experience.close('shopper')
    }
    stripe.addEventListener('keydown', leave)
    const ends = [
      autoClose(stripe, config.experienceCloseMs, () => experience.close('timeout')),
      leadOut(node, stripe.querySelector('.combobox')),
    ]
    return () => {
      stripe.removeEventListener('keydown', leave)
      for (const end of ends) end()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the clock starts once, when the text shows
  }, [])
  return (
    <div ref={ref} className="hint experience" part="hint" data-hint="experience">
      <div id={id} className="experience-text">
        <SafeHtml
          className="html"
          html={experience.$html.get() ?? ''}
          onShown={({ textContent }) => experience.opened(textContent)}
          onFailed={experience.gone}
        />
      </div>
      <CloseButton label={text('common.close')} onPress={() => experience.close('shopper')} />
    </div>
  )
}
