import { Component, createRef } from 'react'
import { keepFocus, takeFocus } from '../../../parts/focus.ts'
import type { Picker } from './text.model.ts'
import own from './picker.css'

export const styles = [own]

interface PickerProps {
  picker: Picker
  backLabel: string
  onChoose: (index: number) => void
  onBack: () => void
}

/** true: focus is in the stripe. The picker takes no focus from the rest of the page. */
function isHere(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.activeElement !== null
}

/**
 * A picker of series, brands or did-you-mean numbers (FIT-033 to FIT-038, FIT-143, FIT-145). The picker itself takes
 * focus, not its first entry. So a second Enter chooses nothing.
 */
export class View extends Component<PickerProps> {
  node = createRef<HTMLDivElement>()
  giveBack = () => {}

  override componentDidMount() {
    if (this.node.current) this.giveBack = keepFocus(this.node.current)
    this.take()
  }

  override componentDidUpdate({ picker }: PickerProps) {
    if (picker !== this.props.picker) this.take()
  }

  override componentWillUnmount() {
    this.giveBack()
  }

  take() {
    const node = this.node.current
    if (node && isHere(node)) takeFocus(node)
  }

  override render() {
    const { backLabel, onBack, onChoose, picker } = this.props
    const titleId = 'picker-title'
    return (
      <div
        ref={this.node}
        className="model-picker"
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
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
    )
  }
}
