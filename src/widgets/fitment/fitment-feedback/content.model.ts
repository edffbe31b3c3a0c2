import { atom } from 'nanostores'
import { feedbackWidget } from '../../../contract/fitment/fitment-help.ts'
import type { FeedbackPorts, ModalContent } from './fitment-feedback.ports.ts'

/** Loads the content of the modal from the server (FBK-015, FBK-016, FBK-023). */
export function modalContent(ports: FeedbackPorts) {
  const $content = atom<ModalContent>('none')
  let isOutdated = false

  function query() {
    const { asin, brand, feedbackButtonId, modelSeries, ptd, previousUrl } = ports.config
    const known = { feedbackButtonId, modelSeries, brand, asin, ptd }
    return { ...known, previousUrl: previousUrl ?? location.href }
  }

  return {
    $content,
    /** Counts loaded content as useless, and shows the built-in content instead (FBK-024). */
    reject(): void {
      ports.metric('FeedbackWidgetFailed', { reason: 'malformed', status: 200 })
      $content.set('built-in')
    },
    /** Makes the next opening load the content again. */
    outdate: () => (isOutdated = true),
    /** Loads the content when the modal opens. `modal` ends when the modal closes. */
    async load(modal: AbortSignal): Promise<void> {
      if ($content.get() !== 'none' && !isOutdated) return
      isOutdated = false
      $content.set('loading')
      modal.addEventListener('abort', () => {
        if ($content.get() === 'loading') $content.set('none')
      })
      const outcome = await ports.call(feedbackWidget, { query: query() }, { signal: modal })
      if (outcome.ok) $content.set({ html: outcome.value })
      else $content.set(ports.failed(outcome, 'FeedbackWidgetFailed') ? 'built-in' : 'none')
    },
  }
}
