import { useRef } from 'react'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { listboxStyles } from '../../../parts/listbox.tsx'
import { Message, messageStyles } from '../../../parts/message.tsx'
import { PlaceEntry, placeEntryStyles } from '../../../parts/place-entry.tsx'
import { selectStyles } from '../../../parts/select.tsx'
import skeleton from '../../../styles/skeleton.css'
import { Addresses, type PanelProps } from './addresses.view.tsx'
import { Places } from './places.view.tsx'
import own from './panel.css'

export const styles = [
  skeleton,
  ...messageStyles,
  ...dialogStyles,
  ...adaptivePanelStyles,
  ...listboxStyles,
  ...placeEntryStyles,
  ...selectStyles,
  own,
]

function ZipEntry({ panel, text }: PanelProps) {
  const { alert, changing, zip } = panel.$shown.get()
  return (
    <PlaceEntry
      label={text('location.zipLabel')}
      value={zip}
      onType={panel.type}
      onSubmit={panel.submitZip}
      submitLabel={text('common.update')}
      busy={changing === 'zip'}
      busyLabel={text('location.updating')}
      disabled={!!changing}
      message={alert ? text(`location.${alert}`) : undefined}
      invalid={!!alert && alert !== 'military'}
      inputPart="input"
      buttonPart="button"
      messagePart="message"
    />
  )
}

/** The controls of the panel. Popover and modal show the same controls (LOC-066). */
function Choices(props: PanelProps) {
  const { panel, text } = props
  return (
    <div className="choices">
      {panel.$shown.get().failed && (
        <Message tone="error" part="message">
          {text('location.updateFailed')}
        </Message>
      )}
      <Addresses {...props} />
      <ZipEntry {...props} />
      <Places {...props} />
    </div>
  )
}

/** The panel: a popover at the trigger, or a modal on desktop if the page allows it (LOC-066, LOC-067). */
export function Panel(props: PanelProps) {
  const { model, panel, text } = props
  const ref = useRef<HTMLSpanElement>(null)
  const layerProps = {
    open: true,
    label: text('location.title'),
    closeLabel: text('common.close'),
    part: 'popover',
    onClose: model.close,
    children: <Choices {...props} />,
  }
  const trigger = () => ref.current?.parentNode?.querySelector('button') ?? null
  return (
    <>
      <span ref={ref} hidden />
      {panel.isModal() ? (
        <Dialog {...layerProps} width={440} />
      ) : (
        <AdaptivePanel {...layerProps} anchor={trigger} width={376} />
      )}
    </>
  )
}
