import { atom } from 'nanostores'
import { featureContent } from '../../../contract/content/feature.ts'
import type { ClimateConfig, ClimatePorts } from './climate-badge.ports.ts'
import { explanationIn, type Explanation } from './views.rules.ts'

/** Progress of the explanation. Once it is here, it stays (CLI-017). */
export type Content = 'none' | 'loading' | 'failed' | Explanation

const given = ({ contentHtml, secondary }: ClimateConfig): Explanation | null =>
  contentHtml?.trim() ? { html: contentHtml, secondary: secondary ?? [] } : null

/** The explanation: from page state, or from the server when the sheet first opens. */
export function content(ports: ClimatePorts) {
  const $content = atom<Content>(given(ports.config) ?? 'none')

  function fail(failure: { reason: string; status: number }): void {
    ports.metric('ClimateContentFailed', failure)
    ports.announce(ports.text('climate.failed'))
    $content.set('failed')
  }

  async function load(): Promise<void> {
    const { asin, contentUrl } = ports.config
    const now = $content.get()
    if (!asin || !contentUrl || (now !== 'none' && now !== 'failed')) return
    $content.set('loading')
    const query = {
      asin,
      showFeatures: 'climatePledge',
      experienceId: 'climatePledgeAjaxExperience',
    }
    const outcome = await ports.call(featureContent, { query }, { at: contentUrl })
    const failure = ports.failed(outcome)
    if (outcome.ok) $content.set(explanationIn(outcome.value))
    else if (failure) fail(failure)
    // The element has left the page.
    else $content.set('none')
  }

  return {
    $content,
    load,
    /** false: there is nothing to explain, so the badge is plain text (CLI-014). */
    isOffered: (): boolean => {
      const { asin, contentUrl } = ports.config
      return given(ports.config) !== null || !!(asin && contentUrl)
    },
    /** Takes a change of the page. Returns true if the explanation is another one now. */
    follow(config: ClimateConfig, before: ClimateConfig): boolean {
      const isSame =
        config.contentHtml === before.contentHtml &&
        config.secondary === before.secondary &&
        config.asin === before.asin &&
        config.contentUrl === before.contentUrl
      if (!isSame) $content.set(given(config) ?? 'none')
      return !isSame
    },
    /** The sanitizer has left nothing of the explanation, or could not be loaded. */
    reject: () => fail({ reason: 'malformed', status: 200 }),
  }
}
