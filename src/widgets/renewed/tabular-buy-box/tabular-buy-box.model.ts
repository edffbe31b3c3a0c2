import { atom } from 'nanostores'
import type { TabularBuyBox } from '../../../../elements/renewed/tabular-buy-box.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { SideSheet } from '../../../machine/side-sheet.ts'
import { late } from './tabular-buy-box.late.ts'
import type { messages } from './tabular-buy-box.messages.ts'

export type Row = Config<TabularBuyBox>['rows'][number]

export function model(ports: Ports<TabularBuyBox, typeof messages>) {
  /** The row of the sheet. It stays while the sheet slides out. */
  const $row = atom<Row | null>(null)
  /** Places of the rows whose values do not fit. */
  const $cut = atom<readonly number[]>([])
  const detail = () => ({ row: $row.get()?.label ?? '' })
  const told = {
    onOpened: () => ports.emit('dp-tabular-sheet-opened', detail()),
    onClosed: () => ports.emit('dp-tabular-sheet-closed', detail()),
  }
  let sheet: SideSheet | null = null
  const isShown = () => !!sheet?.isShown()

  ports.onConfig(({ rows }, before) => {
    const shown = $row.get()
    if (rows === before.rows || !shown || !isShown()) return
    const row = rows.find(({ label }) => label === shown.label)
    if (row) $row.set(row)
    else sheet?.close()
  })

  return {
    $row,
    $cut,
    isCut: (at: number) => $cut.get().includes(at),
    measured(at: number, isCut: boolean): void {
      const cut = $cut.get()
      if (cut.includes(at) === isCut) return
      $cut.set(isCut ? [...cut, at] : cut.filter(one => one !== at))
    },
    isShown,
    async open(row: Row): Promise<void> {
      const code = await ports.late(late.row)
      if (!code || isShown()) return
      $row.set(row)
      sheet ??= ports.extend(code.sideSheet(ports, told))
      sheet.open()
    },
    close: () => void sheet?.close(),
  }
}
export type TabularBuyBoxModel = ReturnType<typeof model>
