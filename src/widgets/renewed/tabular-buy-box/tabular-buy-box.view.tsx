import type { TabularBuyBox } from '../../../../elements/renewed/tabular-buy-box.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { ClampedText } from '../../../parts/clamped-text.tsx'
import { DataTable } from '../../../parts/data-table.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { info } from '../../../parts/icons/info.ts'
import { orDash } from '../../../parts/or-dash.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './tabular-buy-box.late.ts'
import type { messages } from './tabular-buy-box.messages.ts'
import type { Row, TabularBuyBoxModel } from './tabular-buy-box.model.ts'

export type TabularBuyBoxProps = ViewProps<TabularBuyBoxModel, TabularBuyBox, typeof messages>

interface ControlProps extends TabularBuyBoxProps {
  row: Row
  at: number
}

/** What opens the sheet of a row: a link below a value that is cut off, or a button beside a whole one with details. */
function Control({ model, row, at, text }: ControlProps) {
  const isCut = model.isCut(at)
  if (!isCut && !row.detailHtml) return null
  const details = text('tabular.details', { label: row.label })
  const press = () => model.open(row)
  return isCut ? (
    <button
      type="button"
      className="link more"
      part="more"
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-description={details}
      onClick={press}
    >
      {text('tabular.showMore')}
    </button>
  ) : (
    <button
      type="button"
      className="details"
      part="details"
      aria-haspopup="dialog"
      aria-label={details}
      onClick={press}
    >
      <Icon path={info} />
    </button>
  )
}

export function View(props: TabularBuyBoxProps) {
  const { config, model } = props
  const { clampLines, rows } = config
  if (rows.length === 0) return null
  return (
    <>
      <DataTable
        part="table"
        rows={rows.map((row, at) => ({
          key: at,
          header: row.label,
          cells: [
            <>
              <ClampedText
                lines={clampLines}
                part="value"
                onMeasured={isCut => model.measured(at, isCut)}
              >
                {orDash(row.value)}
              </ClampedText>
              <Control {...props} row={row} at={at} />
            </>,
          ],
        }))}
      />
      {model.isShown() && <Late file={late.row} props={props} />}
    </>
  )
}
