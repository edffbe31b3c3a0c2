import { useRef } from 'react'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import type { SmartboxProps } from './smartbox.view.tsx'

export const styles = adaptivePanelStyles
const width = 400

/** The parts that the server found for the typed text. Each part leads to a search (FIT-162). */
export function View({ finder, text }: SmartboxProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { parts } = finder.$box.get()
  return (
    <>
      <span ref={ref} hidden />
      <AdaptivePanel
        open
        label={text('fitment.smartParts')}
        closeLabel={text('common.close')}
        part="popover"
        width={width}
        anchor={() => ref.current?.parentElement?.querySelector('.combobox') ?? null}
        onClose={finder.closeParts}
      >
        <ul className="results">
          {parts?.map(({ number, of }, index) => (
            <li key={number}>
              <button
                type="button"
                className="results-entry"
                part="option"
                data-focus={!index || undefined}
                onClick={() => finder.choosePart(number)}
              >
                <span className="results-part">
                  <bdi>{number}</bdi>
                </span>
                <span className="muted small">
                  <bdi>{of}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </AdaptivePanel>
    </>
  )
}
