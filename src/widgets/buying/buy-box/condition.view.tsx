import { useRef } from 'react'
import layer from '../../../parts/layer.css'
import popover from '../../../parts/popover.css'
import { Popover } from '../../../parts/popover.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { Styled } from '../../../parts/styled.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'
import own from './condition.css'

const styles = [layer, popover, own]
const width = 250

/** What the condition means, and what the seller says of this item (BOX-027). */
export function Condition({ config, model, text }: BuyBoxProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { condition = '', conditionHtml, conditionNote } = config
  return (
    <>
      <span ref={ref} hidden />
      <Styled styles={styles} />
      <Popover
        open
        label={condition}
        closeLabel={text('common.close')}
        anchor={() => ref.current?.parentElement?.querySelector('button') ?? null}
        width={width}
        onClose={() => model.extras()?.closeCondition()}
      >
        {conditionHtml && <SafeHtml className="explanation" html={conditionHtml} />}
        {conditionNote && <p className="seller-note">{conditionNote}</p>}
      </Popover>
    </>
  )
}
