import { useRef } from 'react'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import primary from '../../../styles/primary.css'
import type { BuyBoxProps } from './buy-box.view.tsx'

export const styles = [...adaptivePanelStyles, ...dialogStyles, primary]
const conditionWidth = 250

/** Explains the condition, and shows the seller's note about this item (BOX-027). */
function Condition({ config, model, text }: BuyBoxProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { condition = '', conditionHtml, conditionNote } = config
  return (
    <>
      <span ref={ref} hidden />
      <AdaptivePanel
        open
        label={condition}
        closeLabel={text('common.close')}
        anchor={() => ref.current?.parentElement?.querySelector('button') ?? null}
        width={conditionWidth}
        onClose={() => model.closeCondition()}
      >
        {conditionHtml && <SafeHtml className="explanation" html={conditionHtml} />}
        {conditionNote && <p className="seller-note">{conditionNote}</p>}
      </AdaptivePanel>
    </>
  )
}

/**
 * Explains that the shopper must choose a quantity first. On close, focus goes to the quantity drop-down (ONE-015,
 * ONE-018).
 */
function MinimumOrder({ config, min, model, text }: BuyBoxProps & { min: number }) {
  // When focus moves on, this view is gone already. So it keeps the node around it.
  const box = useRef<ParentNode | null>(null)
  return (
    <>
      <span ref={node => void (box.current ??= node && node.parentNode)} hidden />
      <Dialog
        open
        label={text('moq.title')}
        closeLabel={text('common.close')}
        onClose={model.dismiss}
        returnFocusTo={() => box.current?.querySelector('[part=quantity]') ?? null}
      >
        {config.moqText ?? text('moq.body', { min })}
        <div className="layer-actions">
          <button type="button" className="button primary" data-focus onClick={model.dismiss}>
            {text('moq.close')}
          </button>
        </div>
      </Dialog>
    </>
  )
}

/** A panel of the box. `min`: the minimum order to explain. Without it: the condition. */
export const View = ({ min, ...props }: BuyBoxProps & { min?: number }) =>
  min === undefined ? <Condition {...props} /> : <MinimumOrder {...props} min={min} />
