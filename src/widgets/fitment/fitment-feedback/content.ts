import { atom } from 'nanostores'
import { feedbackWidget } from '../../../contract/fitment/fitment-help.ts'
import type { FeedbackPorts } from './feedback.ts'

/** What the modal holds; 'none': nothing was asked for yet. */
export type ModalContent = 'none' | 'loading' | 'built-in' | { readonly html: string }

/** The content of the modal, which the server writes (FBK-015, FBK-016, FBK-023). */
export function modalContent(ports: FeedbackPorts) {
  const $content = atom<ModalContent>('none')
  let isOutdated = false

  function buildIn(reason: string, status: number): void {
    ports.metric('FeedbackWidgetFailed', { reason, status })
    $content.set('built-in')
  }

  function query() {
    const { asin, brand, feedbackButtonId, modelSeries, ptd, previousUrl } = ports.config
    const known = { feedbackButtonId, modelSeries, brand, asin, ptd }
    return { ...known, previousUrl: previousUrl ?? location.href }
  }

  return {
    $content,
    /** What came is nothing that a shopper could use (FBK-024). */
    reject: () => buildIn('malformed', 200),
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
      else if (outcome.problem === 'aborted') $content.set('none')
      else buildIn(outcome.problem, outcome.status)
    },
  }
}
