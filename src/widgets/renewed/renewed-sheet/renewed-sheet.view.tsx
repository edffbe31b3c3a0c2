import type { RenewedSheet } from '../../../../elements/renewed/renewed-sheet.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { info } from '../../../parts/icons/info.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './renewed-sheet.late.ts'
import type { messages } from './renewed-sheet.messages.ts'
import type { RenewedSheetModel } from './renewed-sheet.model.ts'

export type RenewedSheetProps = ViewProps<RenewedSheetModel, RenewedSheet, typeof messages>

export function View(props: RenewedSheetProps) {
  const { model, text } = props
  return (
    <>
      <button
        type="button"
        className="link trigger"
        part="button"
        aria-haspopup="dialog"
        onClick={model.open}
      >
        <Icon path={info} />
        {text('renewed.trigger')}
      </button>
      {model.isShown() && <Late file={late.sheet} props={props} />}
    </>
  )
}
