import { useRef } from 'react'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'

export const styles = adaptivePanelStyles
const width = 250

/** Explains the condition, and shows the seller's note about this item (BOX-027). */
export function View({ config, model, text }: BuyBoxProps) {
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
        width={width}
        onClose={() => model.closeCondition()}
      >
        {conditionHtml && <SafeHtml className="explanation" html={conditionHtml} />}
        {conditionNote && <p className="seller-note">{conditionNote}</p>}
      </AdaptivePanel>
    </>
  )
}
