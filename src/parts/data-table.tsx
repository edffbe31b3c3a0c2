import type { Key, ReactNode } from 'react'
import { orDash } from './or-dash.ts'
import own from './data-table.css'

export const dataTableStyles = [own]

export interface DataRow {
  key: Key
  /** Names the row. */
  header: ReactNode
  cells: readonly ReactNode[]
}

interface DataTableProps {
  rows: readonly DataRow[]
  /** Header cells above, without the one above the names of the rows. Default: the rows alone have names. */
  columns?: readonly ReactNode[] | undefined
  /** Accessible name. */
  label?: string | undefined
  className?: string | undefined
  part?: string | undefined
}

/** Facts in rows: header cells, values, and a dash where there is no value. */
export const DataTable = ({ rows, columns, label, className = '', part }: DataTableProps) => (
  <table className={`data-table ${className}`} part={part} aria-label={label}>
    {columns && (
      <thead>
        <tr>
          <td />
          {columns.map((column, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
            <th key={at} scope="col">
              {orDash(column)}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ key, header, cells }) => (
        <tr key={key}>
          <th scope="row">{orDash(header)}</th>
          {cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell belongs to the column at its place
            <td key={at}>{orDash(cell)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
