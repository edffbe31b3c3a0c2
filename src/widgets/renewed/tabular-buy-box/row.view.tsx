import { orDash } from '../../../parts/or-dash.ts'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { serverHtmlStyles } from '../../../parts/server-html.tsx'
import { sheetStyles } from '../../../parts/sheet.tsx'
import { SideSheet } from '../../../parts/side-sheet.tsx'
import textSheet from '../../../styles/text.css'
import own from './row.css'
import type { TabularBuyBoxProps } from './tabular-buy-box.view.tsx'

export const styles = [...sheetStyles, ...serverHtmlStyles, textSheet, own]

/** SIDE_SHEET_MS of the spec. */
const slideMs = 300

/** The sheet of a row: its whole value, and its details. */
export function View({ model, text }: TabularBuyBoxProps) {
  const row = model.$row.get()
  if (!row) return null
  return (
    <SideSheet
      open
      label={row.label}
      closeLabel={text('common.close')}
      part="sheet"
      slideMs={slideMs}
      onClose={model.close}
    >
      <p className="whole">{orDash(row.value)}</p>
      {row.detailHtml && <SafeHtml html={row.detailHtml} className="server-html" />}
    </SideSheet>
  )
}
