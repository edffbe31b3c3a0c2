import { useState } from 'react'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { Message } from '../../../parts/message.tsx'
import { takeHeading } from '../../../parts/own-heading.ts'
import { ServerHtml, serverHtmlStyles } from '../../../parts/server-html.tsx'
import type { Conflict } from './conflict.model.ts'
import type { GroceryProps } from './grocery-add.view.tsx'

export const styles = [...dialogStyles, ...serverHtmlStyles]

/** The server's HTML about a refusal, else a text. Its heading becomes that of the dialog (GRO-021, GRO-053). */
function ConflictDialog({ conflict, model, text }: GroceryProps & { conflict: Conflict }) {
  const [heading, setHeading] = useState('')
  return (
    <Dialog
      open
      label={heading || text('grocery.conflict.title')}
      part="dialog"
      closeLabel={text('common.close')}
      onClose={model.closeConflict}
    >
      <ServerHtml
        content={conflict.content}
        loadingLabel={text('common.loading')}
        failedText={text('grocery.conflict.failed')}
        filled
        onShown={content => setHeading(takeHeading(content))}
        onAction={action => action === 'close' && model.closeConflict()}
        onUseless={model.lose}
      />
    </Dialog>
  )
}

const tones = { added: 'success', already: 'info', error: 'error' } as const

/** Adds to the shopping list (GRO-029). */
function ListDialog({ config, model: { list }, text }: GroceryProps) {
  const result = list.$result.get()
  return (
    <Dialog
      open
      label={text('grocery.list.title')}
      part="dialog"
      closeLabel={text('common.close')}
      onClose={list.close}
      footer={
        <BusyButton
          part="list-add"
          busy={list.$state.get() === 'adding'}
          busyLabel={text('common.adding')}
          onPress={list.add}
        >
          {text('grocery.list.add')}
        </BusyButton>
      }
    >
      <p className="listed">{config.title}</p>
      {result && (
        <Message tone={tones[result]} part="message">
          {text(`grocery.list.${result}`)}
        </Message>
      )}
    </Dialog>
  )
}

export function View(props: GroceryProps) {
  const conflict = props.model.$conflict.get()
  if (conflict) return <ConflictDialog {...props} conflict={conflict} />
  return props.model.list.$isOpen.get() ? <ListDialog {...props} /> : null
}
