import { atom } from 'nanostores'
import { experiencePopover } from '../../../contract/fitment/fitment.ts'
import { firstTime } from '../../../page/once.ts'
import type { Experience, Stripe } from './finder.ports.ts'

export function experience(stripe: Stripe): Experience {
  const { ports } = stripe
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

  ports.use(() => gone)

  return {
    $html,
    meet() {
      if (firstTime('experience-popover')) void load()
    },
    opened(text) {
      if (isOpen) return
      isOpen = true
      ports.announce(text.replace(/\s+/g, ' ').trim())
      ports.emit('dp-experience-opened', detail())
    },
    gone,
    close(reason) {
      if ($html.get() === null) return
      const wasOpen = isOpen
      gone()
      if (wasOpen) ports.emit('dp-experience-closed', { ...detail(), reason })
    },
  }
}
