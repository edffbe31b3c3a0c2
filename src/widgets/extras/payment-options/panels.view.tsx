import { useLayoutEffect, useRef } from 'react'
import { doc } from '../../../dom/builtin.ts'
import { ChoiceGroup } from '../../../parts/choice-group.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { useNarrow } from '../../../parts/narrow.ts'
import { ServerHtml } from '../../../parts/server-html.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { byId, isOpen } from './options.rules.ts'
import { choiceOf, type PaymentProps } from './option.view.tsx'
import type { Layer, Option, Sheet as SheetName } from './payment-options.ports.ts'
import { contentRules } from './sheet.rules.ts'
import type { SideSheet } from './sheets.model.ts'

interface LayerProps extends PaymentProps {
  layer: Layer
  sheets: Readonly<Record<SheetName, SideSheet>>
}

interface Shown {
  chosenId: string
  options: readonly Option[]
  quantity: number
  unavailable: string
}

/** The text below a control that cannot be pressed now. */
function setNote(node: Element, text: string): void {
  const known = node.nextElementSibling?.matches('.unavailable') ? node.nextElementSibling : null
  if (!text) return known?.remove()
  const note = known ?? doc.createElement('p')
  note.className = 'unavailable'
  note.textContent = text
  if (!known) node.after(note)
}

/** Brings the controls of the server in step: which option is chosen, which is not available (PAY-015, PAY-054). */
function setOptions(
  content: HTMLElement,
  { chosenId, options, quantity, unavailable }: Shown,
): void {
  for (const node of content.querySelectorAll<HTMLElement>('[data-option-id]')) {
    const { optionId = '' } = node.dataset
    const option = byId(options, optionId)
    const open = !option || isOpen(option, quantity)
    if ('disabled' in node) node.disabled = !open
    else node.ariaDisabled = `${!open}`
    node.ariaPressed = `${optionId === chosenId}`
    setNote(node, open ? '' : unavailable)
  }
}

function SheetContent({
  layer,
  model,
  sheet,
  text,
}: PaymentProps & { layer: Layer; sheet: SideSheet }) {
  const content = useRef<HTMLElement | null>(null)
  const { chosenId, options, quantity } = model.$choice.get()
  const known = options ?? []
  const bringInStep = () => {
    if (!content.current) return
    const unavailable = text('payment.unavailable')
    setOptions(content.current, { chosenId, options: known, quantity, unavailable })
  }
  useLayoutEffect(bringInStep)
  return (
    <ServerHtml
      key={layer}
      className="plans"
      content={sheet.$content.get()}
      {...contentRules(known)}
      filled
      pressable="[data-option-id]"
      loadingLabel={text('common.loading')}
      failedText={text('payment.ajaxError')}
      retryLabel={text('common.retry')}
      onRetry={() => void sheet.retry()}
      onUseless={sheet.reject}
      onShown={node => {
        content.current = node
        bringInStep()
      }}
      onAction={(_, { ariaDisabled, dataset: { optionId } }) => {
        if (optionId !== undefined && ariaDisabled !== 'true') model.take(optionId)
      }}
    />
  )
}

function SideSheetView(props: PaymentProps & { layer: SheetName; sheet: SideSheet }) {
  const { layer, model, text } = props
  const { chosenId, options } = model.$choice.get()
  const footnote = byId(options ?? [], chosenId)?.footnote
  return (
    <Sheet
      key={layer}
      open
      edge={useNarrow() ? 'bottom' : 'end'}
      size={useNarrow() ? undefined : 480}
      label={text(layer === 'compare' ? 'payment.compare' : 'payment.explained')}
      closeLabel={text('common.close')}
      part="sheet"
      marks={{ 'data-sheet': layer }}
      onClose={model.close}
      footer={
        footnote && (
          <bdi className="footnote" part="footnote">
            {footnote}
          </bdi>
        )
      }
    >
      <SheetContent {...props} />
    </Sheet>
  )
}

/** All options, for a change from the price of the page (PAY-049). */
function ChangeModal(props: PaymentProps) {
  const { model, text } = props
  const { chosenId, options } = model.$choice.get()
  return (
    <Dialog
      open
      label={text('payment.change')}
      closeLabel={text('common.close')}
      part="modal"
      onClose={model.close}
    >
      <ChoiceGroup
        name="change"
        label={text('payment.title')}
        look="rows"
        choices={(options ?? []).map(option => choiceOf(props, option))}
        chosenId={chosenId}
        choicePart="option"
        onChoose={(id, isBrowsing) => id !== null && model.change(id, isBrowsing)}
      />
    </Dialog>
  )
}

/** What opens above the page. */
export function View({ layer, sheets, ...props }: LayerProps) {
  if (layer === 'change') return <ChangeModal {...props} />
  return <SideSheetView {...props} layer={layer} sheet={sheets[layer]} />
}
