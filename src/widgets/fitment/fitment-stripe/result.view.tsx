import type { FitmentStripe } from '../../../../elements/fitment/fitment-stripe.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { alert } from '../../../parts/icons/alert.ts'
import { circleCheck } from '../../../parts/icons/circle-check.ts'
import { isSmartHome } from '../shared/machine.rules.ts'
import { allPartsUrl, partsReftag } from '../shared/pages.rules.ts'
import { safeUrl } from '../../../rules/url.ts'
import { outcomeId } from './fitment-stripe.rules.ts'
import type { messages } from './fitment-stripe.messages.ts'
import type { StripeModel } from './fitment-stripe.model.ts'
import { nameOf } from './hits.rules.ts'

export type StripeProps = ViewProps<StripeModel, FitmentStripe, typeof messages>

/** FITMENT_TEXT_LIMIT (FIT-065). */
const limit = 35
const cut = (name: string) =>
  [...name].length > limit ? `${[...name].slice(0, limit).join('')}…` : name

/** Returns the result as a sentence (FIT-065, FIT-066, FIT-079). */
function sentence({ config, model, text }: StripeProps, name: string): string {
  const { failed, state } = model.$shown.get()
  return config.pageType === 'detail'
    ? text(outcomeId(state === 'result-found', failed), { model: name })
    : text('fitment.resultSummaryPage', { count: config.resultCount, model: name })
}

/** The link or button that leads to all parts of the machine (FIT-073 to FIT-075). */
function AllParts({ config, model, text }: StripeProps) {
  const { machine } = model.$shown.get()
  if (!machine) return null
  const { experienceType, pageType, ptd: productType = '' } = config
  const scope = model.scope()
  const label = text('fitment.seeAllParts', { model: nameOf(machine) })
  if (!productType && !isSmartHome(scope)) {
    return (
      <button type="button" className="button" onClick={model.searchParts}>
        {label}
      </button>
    )
  }
  const ref = partsReftag(pageType)
  return (
    <a
      className="button"
      href={safeUrl(allPartsUrl({ ...machine, scope, ref, productType, experienceType }))}
    >
      {label}
    </a>
  )
}

/** The search for parts beside a result (FIT-080). */
function PartSearch({ model, text }: StripeProps) {
  const label = text('fitment.partSearch')
  return (
    <form
      className="entry part-search"
      onSubmit={event => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('part')
        model.search(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <input className="field" name="part" aria-label={label} placeholder={label} />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  )
}

/** The result: the product fits, or it does not fit (FIT-009, FIT-079). */
export function Result(props: StripeProps) {
  const { config, model, text } = props
  const { busy, failed, machine, state } = model.$shown.get()
  const name = machine ? nameOf(machine) : ''
  const shown = model.$finder.get().name === 'dropdown' ? cut(name) : name
  return (
    <div className="result" part="result" data-state={state}>
      <Icon path={state === 'result-found' ? circleCheck : alert} className="result-mark" />
      {shown === name ? (
        <p className="result-text">{sentence(props, name)}</p>
      ) : (
        <>
          <p className="result-text" aria-hidden="true">
            {sentence(props, shown)}
          </p>
          {/* A paragraph cannot have an accessible name. So screen readers get the whole sentence here. */}
          <p className="visually-hidden">{sentence(props, name)}</p>
        </>
      )}
      <div className="result-ways">
        {failed && (
          <BusyButton busy={busy} busyLabel={text('fitment.checking')} onPress={model.retry}>
            {text('common.retry')}
          </BusyButton>
        )}
        <AllParts {...props} />
        <button type="button" className="link" onClick={model.clear}>
          {text('fitment.checkAnother')}
        </button>
      </div>
      {(config.partSearch ?? config.pageType === 'search') && <PartSearch {...props} />}
    </div>
  )
}
