import { atom } from 'nanostores'
import { feedbackWidget } from '../../../contract/fitment/fitment-help.ts'
import type { FeedbackPorts, ModalContent } from './fitment-feedback.ports.ts'

/** The content of the modal, which the server writes (FBK-015, FBK-016, FBK-023). */
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
    /** What came is nothing that a shopper could use (FBK-024). */
    reject(): void {
      ports.metric('FeedbackWidgetFailed', { reason: 'malformed', status: 200 })
      $content.set('built-in')
    },
    /** The next opening asks anew. */
    outdate: () => (isOutdated = true),
    /** The modal opens; `modal` ends when it closes. */
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
