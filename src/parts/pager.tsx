import type { ReactNode } from 'react'
import iconButton from '../styles/icon-button.css'
import { Icon } from './icon.tsx'
import { chevronStart } from './icons/chevron-start.ts'
import own from './pager.css'

export const pagerStyles = [iconButton, own]

interface PagerProps {
  /** What shows now, such as "Offers 1 to 3 of 7". */
  text: string
  previousLabel: string
  nextLabel: string
  /** From 0. */
  page: number
  lastPage: number
  onTurn: (page: number) => void
  part?: string | undefined
}

interface TurnProps {
  label: string
  className: string
  enabled: boolean
  onPress: () => void
}

/** Not `disabled`: on the last page, the pressed button would lose focus. */
const Turn = ({ label, className, enabled, onPress }: TurnProps) => (
  <button
    type="button"
    className={`icon-button ${className}`}
    aria-label={label}
    aria-disabled={!enabled}
    onClick={enabled ? onPress : undefined}
  >
    <Icon path={chevronStart} />
  </button>
)

/** Buttons that lead through pages of a list. With one page, there are none. The caller announces the page. */
export function Pager(props: PagerProps): ReactNode {
  const { lastPage, onTurn, page } = props
  if (lastPage < 1) return null
  return (
    <div className="pager" part={props.part} role="group" aria-label={props.text}>
      <Turn
        label={props.previousLabel}
        className="previous"
        enabled={page > 0}
        onPress={() => onTurn(page - 1)}
      />
      <span>{props.text}</span>
      <Turn
        label={props.nextLabel}
        className="next"
        enabled={page < lastPage}
        onPress={() => onTurn(page + 1)}
      />
    </div>
  )
}
