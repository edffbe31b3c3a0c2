import { BusyButton } from '../../../parts/busy-button.tsx'
import { Select } from '../../../parts/select.tsx'
import type { PanelProps } from './addresses.view.tsx'

/** The regions and countries. Selecting sends nothing: the button beside sends the selected place (LOC-077). */
export function Places({ panel, text }: PanelProps) {
  const { changing, placeId, places } = panel.$shown.get()
  return (
    <div className="country">
      <label className="place-label" htmlFor="country">
        {text('location.country')}
      </label>
      <div className="place-row">
        <Select
          id="country"
          part="country"
          value={placeId}
          disabled={!places || !!changing}
          onChange={event => panel.select(event.currentTarget.value)}
        >
          <option value="">{places ? '–' : text('common.loading')}</option>
          {places?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <BusyButton
          className="button"
          part="button"
          busy={changing === 'place'}
          busyLabel={text('location.updating')}
          disabled={!placeId || !!changing}
          onPress={panel.submitPlace}
        >
          {text('location.countryUpdate')}
        </BusyButton>
      </div>
    </div>
  )
}
