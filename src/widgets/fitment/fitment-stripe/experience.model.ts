import { atom } from 'nanostores'
import { experiencePopover } from '../../../contract/fitment/fitment.ts'
import { firstTime } from '../../../page/once.ts'
import type { Stripe } from './finder.ports.ts'

/** The pop-up that explains the smart box, once per page view (FIX-004 to FIX-011). */
export function experience(stripe: Stripe) {
  const { ports } = stripe
  /** HTML from the server, not yet sanitized. null: there is no popover. */
  const $html = atom<string | null>(null)
  let isOpen = false

  const detail = () => ({ category: stripe.category() ?? '' })

  async function load(): Promise<void> {
    const { experienceUrl, pageType } = ports.config
    const outcome = await ports.call(
      experiencePopover,
      { query: { pageType, category: stripe.category() } },
      { at: experienceUrl },
    )
    if (!outcome.ok) stripe.failed(outcome, 'ExperiencePopoverFailed')
    else if (outcome.value.trim()) $html.set(outcome.value)
  }

  function gone(): void {
    isOpen = false
    $html.set(null)
  }

  ports.use(() => {
    if (firstTime('experience-popover')) void load()
    return gone
  })

  return {
    $html,
    /** Runs when the popover shows. `text`: the text to announce. */
    opened(text: string): void {
      isOpen = true
      ports.announce(text.replace(/\s+/g, ' ').trim())
      ports.emit('dp-experience-opened', detail())
    },
    /** Removes the popover, because its HTML could not be sanitized (FIX-009). */
    gone,
    close(reason: 'timeout' | 'shopper'): void {
      if ($html.get() === null) return
      const wasOpen = isOpen
      gone()
      if (wasOpen) ports.emit('dp-experience-closed', { ...detail(), reason })
    },
  }
}
export type Experience = ReturnType<typeof experience>
