import { useState } from 'react'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { takeHeading } from '../../../parts/own-heading.ts'
import { ServerHtml, serverHtmlStyles } from '../../../parts/server-html.tsx'
import primary from '../../../styles/primary.css'
import own from './dialog.css'
import type { Open } from './fresh-cart.ports.ts'
import type { FreshCartProps } from './fresh-cart.view.tsx'

export const styles = [...dialogStyles, ...serverHtmlStyles, primary, own]

/** ERROR_MODAL_WIDTH_PX (FRS-037). */
const width = 325

type DialogProps = FreshCartProps & { told: Open }

const Button = ({ children, onPress }: { children: string; onPress: () => void }) => (
  <button type="button" className="button primary" data-ok onClick={onPress}>
    {children}
  </button>
)

/** The server's HTML. Its heading becomes that of the dialog. One without a close control gets a button (FRS-065). */
function FromServer({ html, model, text, told }: DialogProps & { html: string }) {
  const [seen, setSeen] = useState({ header: '', closes: true })
  const show = (content: HTMLElement) => {
    const closes = content.querySelector('[data-dp-action=close]') !== null
    setSeen({ header: takeHeading(content), closes })
  }
  const act = (action: string) => {
    if (action === 'cancel-slot') model.cancelSlot()
    else if (action === 'close') model.close()
  }
  const { ok, header } = told.words
  return (
    <Dialog
      open
      label={seen.header || header}
      width={width}
      part="dialog"
      closeLabel={text('common.close')}
      footer={!seen.closes && <Button onPress={model.close}>{ok}</Button>}
      onClose={model.close}
    >
      <ServerHtml
        className="told"
        content={{ html }}
        loadingLabel={text('common.loading')}
        filled
        onShown={show}
        onAction={act}
        onUseless={model.lose}
      />
    </Dialog>
  )
}

function Own({ model, text, told }: DialogProps) {
  const isConflict = 'conflict' in told
  const { header, ok, text: words } = told.words
  return (
    <Dialog
      open
      label={isConflict ? text('fresh.conflictTitle') : header}
      width={width}
      part="dialog"
      closeLabel={text('common.close')}
      footer={
        isConflict ? (
          <Button onPress={model.tryAgain}>{text('common.retry')}</Button>
        ) : (
          <Button onPress={model.close}>{ok}</Button>
        )
      }
      onClose={model.close}
    >
      <p className="told">{isConflict ? text('fresh.conflictError') : words}</p>
    </Dialog>
  )
}

export function View(props: FreshCartProps) {
  const [told] = props.model.$open.get()
  if (!told) return null
  return 'html' in told ? (
    <FromServer key={told.html} {...props} told={told} html={told.html} />
  ) : (
    <Own {...props} told={told} />
  )
}
