import { Component } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import choices from '../styles/choices.css'
import own from './choice-group.css'

export const choiceGroupStyles = [choices, own]

export interface Choice {
  id: string
  /** The visible content. It names the choice, too. */
  content: ReactNode
  /** Beside the radio button, not part of its name: links that explain the choice, or controls. */
  aside?: ReactNode
  disabled?: boolean | undefined
  /** Why the choice is not available, or what to know of it. Shows below the content and describes the radio button. */
  note?: ReactNode
}

interface ChoiceGroupProps {
  /** Unique in the shadow root. */
  name: string
  /** Accessible name of the group. */
  label: string
  /** How the choices look: beside each other, one below the other, or as framed cards in columns. */
  look: 'swatches' | 'rows' | 'cards'
  choices: readonly Choice[]
  /** null: none is chosen. */
  chosenId: string | null
  /**
   * null: the shopper takes the choice back. Only where it is deselectable. `isBrowsing`: an arrow key moves the choice,
   * so the shopper may go on. Nothing may close then.
   */
  onChoose: (id: string | null, isBrowsing: boolean) => void
  /** true: a press on the chosen one takes the choice back. */
  deselectable?: boolean | undefined
  /** true: a choice is being carried out. Presses change nothing, but the focus stays. */
  busy?: boolean | undefined
  /** More choices than these exist: a link after them, which leads there. */
  more?: { label: string; onPress: () => void } | undefined
  part?: string | undefined
  choicePart?: string | undefined
}

/**
 * A group of radio buttons. Tab reaches the chosen one, arrow keys move the choice. A choice that is not available says why
 * and cannot be chosen. The caller decides what is chosen: a press that it does not take leaves the group as it was.
 */
export class ChoiceGroup extends Component<ChoiceGroupProps> {
  isBrowsing = false

  browse = ({ key, type }: KeyboardEvent): void => {
    this.isBrowsing = type === 'keydown' && key.startsWith('Arrow')
  }

  choose(id: string | null): void {
    if (!this.props.busy) this.props.onChoose(id, this.isBrowsing)
    // The browser has already moved the mark. If the caller has not taken the choice, the mark goes back.
    this.setState({})
  }

  /** A press on the chosen one changes nothing for the browser, so no change comes. */
  takeBack(id: string): void {
    const { chosenId, deselectable } = this.props
    if (deselectable && id === chosenId) this.choose(null)
  }

  item({ aside, content, disabled, id, note }: Choice, position: number): ReactNode {
    const { busy = false, choicePart, chosenId, name } = this.props
    // The id of a choice comes from the page and may hold spaces, which part a list of ids.
    const noteId = `${name}-${position}`
    return (
      <div key={id} className="choice-item" data-chosen={id === chosenId} part={choicePart}>
        <label className="choice">
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosenId}
            disabled={disabled}
            aria-disabled={busy || undefined}
            aria-describedby={note ? noteId : undefined}
            onClick={() => this.takeBack(id)}
            onChange={() => this.choose(id)}
          />
          <span className="choice-content">{content}</span>
        </label>
        {note && (
          <span className="choice-note" id={noteId}>
            {note}
          </span>
        )}
        {aside && <span className="choice-aside">{aside}</span>}
      </div>
    )
  }

  override render(): ReactNode {
    const { busy = false, choices: all, label, look, more, part } = this.props
    return (
      <div
        className={`choices ${look}`}
        part={part}
        role="radiogroup"
        aria-label={label}
        aria-busy={busy || undefined}
        onKeyDown={this.browse}
        onKeyUp={this.browse}
      >
        {all.map((one, position) => this.item(one, position))}
        {more && (
          <button type="button" className="link" onClick={more.onPress}>
            {more.label}
          </button>
        )}
      </div>
    )
  }
}

/**
 * Lets keys end a choice that arrow keys have moved, in a panel that closes after a choice: browsers leave Enter on a radio
 * button alone, and the space bar on a chosen one. For `onKeyDown` around the group, which is deselectable.
 */
export function takeByKey(event: KeyboardEvent): void {
  const radio = event.target as HTMLInputElement
  const isEnter = event.key === 'Enter'
  if (!isEnter && (event.key !== ' ' || !radio.checked)) return
  // The focus goes to what opened the panel, which would take the key for a press.
  event.preventDefault()
  radio.click()
}

/** Moves the focus to the chosen one, or else to the first: a shopper who uses keys goes on from there. */
export function focusChoice(around: Element | null): void {
  const inputs = [...(around?.querySelectorAll('input') ?? [])]
  const first = inputs.find(({ checked }) => checked) ?? inputs[0]
  first?.focus({ preventScroll: true })
}
