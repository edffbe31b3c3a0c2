import type { SideSheet } from '../../../../elements/services/side-sheet.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './side-sheet.late.ts'
import type { messages } from './side-sheet.messages.ts'
import type { SideSheetModel } from './side-sheet.model.ts'

export type SideSheetProps = ViewProps<SideSheetModel, SideSheet, typeof messages>

/** Closed, the sheet shows nothing in the page. */
export function View(props: SideSheetProps) {
  const { model, text } = props
  return (
    <div className="around">
      {model.$lost.get() && (
        <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={model.show}>
          {text('sideSheet.failed')}
        </Message>
      )}
      {model.isOpen() && <Late file={late.sheet} props={props} onFail={model.lose} />}
    </div>
  )
}
