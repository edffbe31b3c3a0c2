import { Dialog } from '../../src/parts/dialog.tsx'
import type { DialogProps } from '../../src/parts/dialog.tsx'
import { Sheet, type SheetProps } from '../../src/parts/sheet.tsx'
import { mount } from './mount.tsx'

/** A page with a button and a dialog, opened from it. */
export async function openDialog(options: Partial<DialogProps> = {}) {
  const closed: string[] = []
  const view = await mount(null)
  const drawing = (open: boolean, more: Partial<DialogProps> = {}) => (
    <>
      <button type="button">Open</button>
      <Dialog
        label="Choose a quantity"
        closeLabel="Close"
        onClose={reason => {
          closed.push(reason)
          void view.draw(drawing(false))
        }}
        {...options}
        {...more}
        open={open}
      >
        {options.children ?? (
          <button type="button" className="button primary ok">
            OK
          </button>
        )}
      </Dialog>
    </>
  )
  await view.draw(drawing(false))
  view.find('button').focus()
  await view.draw(drawing(true))
  return { ...view, closed, drawing, dialog: () => view.shadow.querySelector('dialog') }
}

/** A page with a button and a sheet, opened from it. */
export async function openSheet(edge: 'bottom' | 'end', options: Partial<SheetProps> = {}) {
  const view = await mount(null)
  const drawing = (open: boolean, more: Partial<SheetProps> = {}) => (
    <>
      <button type="button">Open</button>
      <Sheet
        edge={edge}
        size={303}
        label="Quantity"
        closeLabel="Close"
        onClose={() => void view.draw(drawing(false))}
        {...options}
        {...more}
        open={open}
      >
        {options.children ?? 'Text'}
      </Sheet>
    </>
  )
  await view.draw(drawing(false))
  view.find('button').focus()
  await view.draw(drawing(true))
  return { ...view, drawing, dialog: () => view.shadow.querySelector('dialog') }
}
