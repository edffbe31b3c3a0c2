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

interface CheckItemProps {
  check: Check
  /** Unique in the shadow root. */
  name: string
  onCheck: (id: string, checked: boolean) => void
  part?: string | undefined
}

/** A check box. The caller decides whether it is checked: a press that it does not take leaves it as it was. */
export class CheckItem extends Component<CheckItemProps> {
  press = (): void => {
    const { check, onCheck } = this.props
    onCheck(check.id, !check.checked)
    // The browser has already changed the mark. If the caller has not taken the press, the mark goes back.
    this.setState({})
  }

  override render(): ReactNode {
    const { check, name, part } = this.props
    const { aside, checked, content, disabled, id, note } = check
    return (
      <div className="check-item" data-checked={checked} part={part}>
        <label className="choice">
          <input
            type="checkbox"
            value={id}
            checked={checked}
            disabled={disabled}
            aria-describedby={note ? name : undefined}
            onChange={this.press}
          />
          <span className="check-content">{content}</span>
        </label>
        {note && (
          <span className="check-note" id={name}>
            {note}
          </span>
        )}
        {aside && <span className="check-aside">{aside}</span>}
      </div>
    )
  }
}

/** A group of check boxes. The nodes stay the same in both looks, so that focus and pictures stay with them. */
export function CheckList(props: CheckListProps): ReactNode {
  const { checkPart, checks, dims = false, label, look, name, onCheck, part } = props
  return (
    <div className={`checks ${look}`} part={part} role="group" aria-label={label} data-dims={dims}>
      {checks.map((check, position) => (
        // The id of a check box comes from the page and may hold spaces, which part a list of ids.
        <CheckItem
          key={check.id}
          check={check}
          name={`${name}-${position}`}
          part={checkPart}
          onCheck={onCheck}
        />
      ))}
    </div>
  )
}
