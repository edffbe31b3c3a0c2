import { useRef } from 'react'
import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import dialog from '../../../parts/dialog.css'
import layer from '../../../parts/layer.css'
import listbox from '../../../parts/listbox.css'
import { Message } from '../../../parts/message.tsx'
import modal from '../../../parts/modal.css'
import placeEntry from '../../../parts/place-entry.css'
import { PlaceEntry } from '../../../parts/place-entry.tsx'
import popover from '../../../parts/popover.css'
import { Popover } from '../../../parts/popover.tsx'
import { Styled } from '../../../parts/styled.tsx'
import fields from '../../../styles/fields.css'
import skeleton from '../../../styles/skeleton.css'
import { Addresses } from './addresses.view.tsx'
import { reader } from './answers.ts'
import { CountryChoice } from './country-choice.view.tsx'
import type { MakePanel } from './location-popover.model.ts'
import type { LocationProps } from './location-popover.view.tsx'
import { panelModel, type Panel as PanelModel } from './panel.model.ts'
import own from './panel.css'

const styles = [
  fields,
  skeleton,
  ...busyButtonStyles,
  layer,
  modal,
  dialog,
  popover,
  listbox,
  placeEntry,
  own,
]

export const makePanel: MakePanel = host => panelModel(host, reader)

export interface PanelProps extends LocationProps {
  panel: PanelModel
}

function ZipEntry({ panel, text }: PanelProps) {
  const { alert, changing, zip } = panel.$shown.get()
  return (
    <PlaceEntry
      label={text('location.zipLabel')}
      value={zip}
      onType={panel.type}
      onSubmit={panel.submitZip}
      submitLabel={text('location.zipUpdate')}
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

/** What the shopper chooses from; the same in popover and modal (LOC-066). */
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
      <CountryChoice {...props} />
    </div>
  )
}

/** The popover at the trigger, or the modal on a desktop where the page wants it (LOC-066, LOC-067). */
export function Panel(props: LocationProps) {
  const { model, text } = props
  const ref = useRef<HTMLSpanElement>(null)
  const panel = model.panel(makePanel)
  const layerProps = {
    open: true,
    label: text('location.title'),
    closeLabel: text('common.close'),
    part: 'popover',
    onClose: model.close,
    children: <Choices {...props} panel={panel} />,
  }
  const trigger = () => ref.current?.parentNode?.querySelector('button') ?? null
  return (
    <>
      <span ref={ref} hidden />
      <Styled styles={styles} />
      {panel.isModal() ? (
        <Dialog {...layerProps} width={440} />
      ) : (
        <Popover {...layerProps} anchor={trigger} width={376} />
      )}
    </>
  )
}
