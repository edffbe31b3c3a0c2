import { useId, useLayoutEffect, useRef } from 'react'
import { keepFocus, takeFocus } from '../../../parts/focus.ts'
import { Styled } from '../../../parts/styled.tsx'
import own from './picker.css'
import type { Picker } from './text.lookup.ts'

const styles = [own]

interface PickerProps {
  picker: Picker
  backLabel: string
  onChoose: (index: number) => void
  onBack: () => void
}

/** Whether the shopper is in the stripe: from elsewhere in the page no focus is taken. */
function isHere(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.activeElement !== null
}

/** Series, brands, or what was meant (FIT-033 to FIT-038, FIT-143, FIT-145). It takes focus itself, none of its entries: a second Enter chooses nothing. */
export function PickerView({ picker, backLabel, onChoose, onBack }: PickerProps) {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    if (ref.current) return keepFocus(ref.current)
  }, [])
  useLayoutEffect(() => {
    if (picker && ref.current && isHere(ref.current)) takeFocus(ref.current)
  }, [picker])
  return (
    <>
      <Styled styles={styles} />
      <div ref={ref} className="model-picker" role="group" aria-labelledby={titleId} tabIndex={-1}>
        <div className="picker-header">
          <p id={titleId} className="picker-title">
            {picker.title}
          </p>
          <button type="button" className="link" onClick={onBack}>
            {backLabel}
          </button>
        </div>
        <ul className="picker-list">
          {picker.entries.map(({ key, text, isNone }, index) => (
            <li key={key}>
              <button
                type="button"
                className="picker-entry"
                data-none={isNone || undefined}
                onClick={() => onChoose(index)}
              >
                <bdi>{text}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
