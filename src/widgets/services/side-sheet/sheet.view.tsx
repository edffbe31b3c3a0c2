import { useEffect, useRef } from 'react'
import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { Message } from '../../../parts/message.tsx'
import { ServerHtml, serverHtmlStyles, showsSomething } from '../../../parts/server-html.tsx'
import { Sheet, sheetStyles } from '../../../parts/sheet.tsx'
import spinnerSheet from '../../../styles/spinner.css'
import own from './sheet.css'
import type { SideSheetProps } from './side-sheet.view.tsx'

export const styles = [...sheetStyles, ...serverHtmlStyles, spinnerSheet, own]

/** SHT-001: width in px, time of the slide in ms. */
const width = 600
const slideMs = 300

/** The content between the tags. Its nodes stay those of the page. */
function Own({ model, text }: SideSheetProps) {
  const ref = useRef<HTMLDivElement>(null)
  // React hears no events of nodes in a slot: they are the page's, and not below its root.
  useEffect(() => {
    const content = ref.current
    const press = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('[data-dp-action="close"]')) return
      event.preventDefault()
      model.close()
    }
    content?.addEventListener('click', press)
    return () => content?.removeEventListener('click', press)
  }, [model])
  return (
    <div ref={ref} part="content">
      <slot>{text('sideSheet.failed')}</slot>
    </div>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <div className="waiting" aria-busy="true">
    <Icon path={spinner} className="spinner" />
    <span className="visually-hidden">{label}</span>
  </div>
)

function Loaded({ model, text }: SideSheetProps) {
  const show = (content: HTMLElement) => model.settle(!showsSomething(content))
  return (
    <ServerHtml
      content={model.$html.get() ? { html: model.$html.get() } : 'loading'}
      className="reading"
      part="content"
      loadingLabel={text('common.loading')}
      waiting={<Waiting label={text('common.loading')} />}
      onShown={show}
      onUseless={model.fail}
      onAction={action => action === 'close' && model.close()}
    />
  )
}

function Content(props: SideSheetProps) {
  const { model, text } = props
  const state = model.$state.get()
  if (state === 'own') return <Own {...props} />
  if (state === 'failed') {
    return (
      <Message tone="error" part="message" retryLabel={text('common.retry')} onRetry={model.show}>
        {text('sideSheet.failed')}
      </Message>
    )
  }
  return <Loaded {...props} />
}

/** The sheet at the end of the window. */
export function View(props: SideSheetProps) {
  const { model, text } = props
  return (
    <Sheet
      open
      edge="end"
      size={width}
      slideMs={slideMs}
      label={model.title()}
      closeLabel={text('common.close')}
      part="sheet"
      returnFocusTo={model.opener}
      onClose={model.close}
    >
      {/* New content takes the pressed control away. The group keeps its focus. */}
      <KeepFocus label={model.title()}>
        <Content {...props} />
      </KeepFocus>
    </Sheet>
  )
}
