import { Select } from '../../../parts/select.tsx'
import type { CalendarProps } from './delivery-calendar.model.ts'

/** The slots in the browser's own drop-down, by the names that the server gives them (CAL-022). */
export function Dropdown({ config, model, text }: CalendarProps) {
  const title = config.popupTitle ?? text('sd.popup.title')
  const selected = model.$selected.get()
  return (
    <label className="slot-list">
      <span className="visually-hidden">{title}</span>
      <Select
        part="select"
        value={selected?.key ?? ''}
        disabled={model.$state.get() !== 'available' || model.$disabled.get()}
        onChange={event => model.chooseTime(event.currentTarget.value)}
      >
        <option value="" disabled hidden>
          {title}
        </option>
        {model.$offer.get().slots.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}
