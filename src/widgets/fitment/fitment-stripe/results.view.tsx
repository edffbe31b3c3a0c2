import { useRef } from 'react'
import layer from '../../../parts/layer.css'
import { Popover } from '../../../parts/popover.tsx'
import popover from '../../../parts/popover.css'
import { Styled } from '../../../parts/styled.tsx'
import textStyles from '../../../styles/text.css'
import own from './results.css'
import type { SmartboxProps } from './smartbox.view.tsx'
import './messages.add.ts'

const styles = [textStyles, layer, popover, own]
const width = 400

/** Parts that the server knows by the typed number: each leads to a search (FIT-162). */
export function Results({ finder, text }: SmartboxProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { parts } = finder.$box.get()
  return (
    <>
      <span ref={ref} hidden />
      <Styled styles={styles} />
      <Popover
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
                className="result"
                part="option"
                data-focus={!index || undefined}
                onClick={() => finder.choosePart(number)}
              >
                <span className="result-part">
                  <bdi>{number}</bdi>
                </span>
                <span className="muted small">
                  <bdi>{of}</bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
