import { Message } from '../../../parts/message.tsx'
import { PlaceEntry } from '../../../parts/place-entry.tsx'
import { Select } from '../../../parts/select.tsx'
import { safeUrl } from '../../../rules/url.ts'
import type { ScheduledProps } from './scheduled-delivery.model.ts'
import { wordsOf } from './verdict.rules.ts'

function PostalCode({ model, text }: ScheduledProps) {
  const fault = model.$fault.get()
  const isIneligible = model.verdict().kind === 'ineligible'
  const message = fault ?? (isIneligible ? 'sd.zip.ineligible' : null)
  return (
    <PlaceEntry
      label={text('sd.zip.label')}
      value={model.$zip.get()}
      onType={model.type}
      onSubmit={model.enterZip}
      submitLabel={text('sd.zip.go')}
      busy={false}
      busyLabel={text('sd.zip.go')}
      message={message ? text(message) : undefined}
      invalid={!!message}
      inputPart="postal-code"
      buttonPart="go"
      messagePart="postal-message"
    />
  )
}

function Region({ model, text }: ScheduledProps) {
  const regions = model.$regions.get() ?? []
  const chosen = model.$own.get()?.regionId ?? ''
  return (
    <label className="region">
      <span className="place-label">{text('sd.region.label')}</span>
      <Select
        part="region"
        value={chosen}
        disabled={regions.length === 0}
        onChange={event => model.chooseRegion(event.currentTarget.value)}
      >
        {!chosen && (
          <option value="" disabled hidden>
            {text(regions.length === 0 ? 'common.loading' : 'sd.region.choose')}
          </option>
        )}
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** What an answer without a usable calendar means (SCH-042 to SCH-051). */
function Words({ config, model, text }: ScheduledProps) {
  const verdict = model.verdict()
  // The field for the postal code says it.
  if (verdict.kind === 'content' || verdict.kind === 'ineligible') return null
  const { phoneChangeUrl } = config
  return (
    <Message tone="info" part="message">
      {wordsOf(verdict, text)}{' '}
      {verdict.kind === 'phone' && phoneChangeUrl && (
        <a className="link" href={safeUrl(phoneChangeUrl)}>
          {text('sd.changePhone')}
        </a>
      )}
    </Message>
  )
}

/** Where the delivery goes, and what the answer for that place means. */
export const Place = (props: ScheduledProps) => (
  <>
    {props.model.hasZipEntry() ? <PostalCode {...props} /> : <Region {...props} />}
    <Words {...props} />
  </>
)
