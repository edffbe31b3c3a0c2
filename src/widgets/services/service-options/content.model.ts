import { atom } from 'nanostores'
import { serviceContent } from '../../../contract/services/options.ts'
import { machine } from '../../../machine/machine.ts'
import { toJson } from '../../../rules/to-json.ts'
import { serviceMetric } from '../shared/chosen-services.model.ts'
import type { ServiceOptions } from '../../../../elements/services/service-options.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './service-options.messages.ts'

const transitions = {
  empty: { load: 'loading' },
  loading: { load: 'loading', arrive: 'ready', miss: 'none', fail: 'failed', drop: 'empty' },
  ready: { drop: 'empty' },
  none: { load: 'loading', drop: 'empty' },
  failed: { load: 'loading', drop: 'empty' },
} as const

/** What the server says of the services: loaded once it is wanted, and kept for the buying option (OPT-001 to OPT-009). */
export function content(ports: Ports<ServiceOptions, typeof messages>) {
  const { $state, send } = machine(transitions, 'empty')
  const $html = atom('')
  const metric = serviceMetric(ports)

  function query() {
    const { baseAsin: asin, buyingOptionIndex, experienceId, language, locale } = ports.config
    const { options, requestId, showFeatures, sr, userExperienceType } = ports.config
    const said = { buyingOptionIndex, userExperienceType, baseAsin: asin, requestId, language }
    return {
      asin,
      showFeatures,
      experienceId,
      userExperienceType,
      vasProductData: toJson({ ...said, options }),
      buyingOptionIndex: `${buyingOptionIndex}`,
      language: language || locale,
      psc: '1' as const,
      ...(sr && { sr }),
    }
  }

  /** No content, or none that shows anything (OPT-007). */
  function miss(): void {
    send('miss')
    ports.warn('GXA Call Failure: Empty response')
    metric('ServiceOptionsEmpty', { productAsin: ports.config.baseAsin })
    ports.announce(ports.text('options.noServices'))
  }

  async function load(): Promise<void> {
    const loading = send('load')
    if (!loading) return
    const outcome = await ports.call(serviceContent, { query: query() }, { signal: loading })
    if (outcome.ok) {
      if (!outcome.value.trim()) return miss()
      $html.set(outcome.value)
      send('arrive')
      const { buyingOptionIndex } = ports.config
      ports.emit('dp-options-loaded', { buyingOptionIndex })
      return
    }
    const failure = ports.failed(outcome)
    if (!failure) return void send('drop')
    send('fail')
    metric('ServiceOptionsFailed', { productAsin: ports.config.baseAsin, ...failure })
    ports.announce(ports.text('options.failed'))
    ports.emit('dp-options-failed', {
      buyingOptionIndex: ports.config.buyingOptionIndex,
      ...failure,
    })
  }

  return {
    $state,
    $html,
    load,
    /** It is about other services now. */
    drop(): void {
      send('drop')
    },
  }
}
