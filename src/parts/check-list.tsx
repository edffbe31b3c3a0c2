import { Component, type ReactNode } from 'react'
import choices from '../styles/choices.css'
import own from './check-list.css'

export const checkListStyles = [choices, own]

export interface Check {
  id: string
  /** The visible content. It names the check box, too. */
  content: ReactNode
  /** Beside the check box, not part of its name: links, a price. */
  aside?: ReactNode
  checked: boolean
  disabled?: boolean | undefined
  /** Why the check box is disabled, or what to know of it. Shows below the content and describes the check box. */
  note?: ReactNode
}

interface CheckListProps {
  /** Unique in the shadow root. */
  name: string
  /** Accessible name of the group. */
  label: string
  /** How the check boxes stand: one below the other, or as pictures beside each other. */
  look: 'rows' | 'tiles'
  checks: readonly Check[]
  onCheck: (id: string, checked: boolean) => void
  /** true: what is not checked is dimmed. */
  dims?: boolean | undefined
  part?: string | undefined
  checkPart?: string | undefined
}

/**
 * A group of check boxes. The caller decides what is checked: a press that it does not take leaves the check box as it was.
 * The nodes stay the same in both looks, so that focus and pictures stay with them.
 */
export class CheckList extends Component<CheckListProps> {
  check(id: string, checked: boolean): void {
    this.props.onCheck(id, checked)
    // The browser has already changed the mark. If the caller has not taken the press, the mark goes back.
    this.setState({})
  }

  item({ aside, checked, content, disabled, id, note }: Check, position: number): ReactNode {
    const { checkPart, name } = this.props
    // The id of a check box comes from the page and may hold spaces, which part a list of ids.
    const noteId = `${name}-${position}`
    return (
      <div key={id} className="check-item" data-checked={checked} part={checkPart}>
        <label className="choice">
          <input
            type="checkbox"
            value={id}
            checked={checked}
            disabled={disabled}
            aria-describedby={note ? noteId : undefined}
            onChange={() => this.check(id, !checked)}
          />
          <span className="check-content">{content}</span>
        </label>
        {note && (
          <span className="check-note" id={noteId}>
            {note}
          </span>
        )}
        {aside && <span className="check-aside">{aside}</span>}
      </div>
    )
  }

  override render(): ReactNode {
    const { checks, dims = false, label, look, part } = this.props
    return (
      <div
        className={`checks ${look}`}
        part={part}
        role="group"
        aria-label={label}
        data-dims={dims}
      >
        {checks.map((one, position) => this.item(one, position))}
      </div>
    )
  }
}
