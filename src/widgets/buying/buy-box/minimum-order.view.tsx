import { useRef } from 'react'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import primary from '../../../styles/primary.css'
import type { BuyBoxProps } from './buy-box.view.tsx'

export const styles = [...dialogStyles, primary]

/**
 * Explains that the shopper must choose a quantity first. On close, focus goes to the quantity drop-down (ONE-015,
 * ONE-018).
 */
export function View({ config, model, text }: BuyBoxProps) {
  // When focus moves on, this view is gone already. So it keeps the node around it.
  const box = useRef<ParentNode | null>(null)
  const min = model.$shown.get().explained
  if (min === null) return null
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
