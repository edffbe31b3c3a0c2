import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons/chevron-down.ts'
import ownSheet from './disclosure.css'

export const disclosureStyles = [ownSheet]

interface DisclosureProps {
  /** Unique in the shadow root. Default: 'disclosure'. */
  id?: string
  open: boolean
  onToggle: () => void
  header: ReactNode
  children: ReactNode
  /** true: the button keeps its focus, but ignores presses. */
  disabled?: boolean | undefined
  /** Duration of the animation in ms. Default: 200. */
  animateMs?: number
  headerPart?: string
  bodyPart?: string
}

/** A row of an accordion: a button that shows and hides the content below it. */
export function Disclosure(props: DisclosureProps) {
  const { id = 'disclosure', open, animateMs = 200, disabled } = props
  return (
    <div className="disclosure" data-open={open} style={{ '--_dp-motion': `${animateMs}ms` }}>
      <button
        type="button"
        className="disclosure-header"
        part={props.headerPart}
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={disabled}
        onClick={disabled ? undefined : props.onToggle}
      >
        <span className="disclosure-label">{props.header}</span>
        <Icon path={chevronDown} className="disclosure-mark" />
      </button>
      <div className="disclosure-body" id={id} part={props.bodyPart}>
        <div className="disclosure-content">{props.children}</div>
      </div>
    </div>
  )
}
