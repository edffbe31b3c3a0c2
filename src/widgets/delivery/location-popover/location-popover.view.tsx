import type { LocationPopover } from '../../../../elements/delivery/location-popover.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { mapPin } from '../../../parts/icons/map-pin.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './location-popover.late.ts'
import type { messages } from './location-popover.messages.ts'
import type { LocationModel } from './location-popover.model.ts'

export type LocationProps = ViewProps<LocationModel, LocationPopover, typeof messages>

export function View(props: LocationProps) {
  const { model, text } = props
  const open = model.$open.get()
  const panel = model.$panel.get()
  const addressLabel = model.$location.get()?.addressLabel
  return (
    <>
      <button
        type="button"
        className="trigger"
        part="trigger"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={open ? model.close : model.open}
      >
        <Icon path={mapPin} />
        <span>
          {addressLabel
            ? text('location.trigger', { addressLabel })
            : text('location.triggerEmpty')}
        </span>
        <Icon path={chevronDown} className="mark" />
      </button>
      {model.$stale.get() && (
        <Message
          tone="error"
          part="message"
          retryLabel={text('location.reload')}
          onRetry={model.reload}
        >
          {text('location.refreshFailed')}
        </Message>
      )}
      {open && panel && <Late file={late.panel} props={{ ...props, panel }} />}
    </>
  )
}
