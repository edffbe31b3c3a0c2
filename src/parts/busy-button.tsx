import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { spinner } from './icons/spinner.ts'
import primary from '../styles/primary.css'
import spinnerSheet from '../styles/spinner.css'
import own from './busy-button.css'

/** Sheets of a BusyButton. A widget lists the sheets of its parts before its own. */
export const busyButtonStyles = [primary, spinnerSheet, own]

interface BusyButtonProps {
  children: ReactNode
  onPress: () => void
  busy: boolean
  /** Replaces the text while busy. The button is always as wide as the wider of the two. */
  busyLabel: string
  disabled?: boolean | undefined
  className?: string | undefined
  part?: string | undefined
}

/** A button that keeps focus while busy, but ignores presses. */
export const BusyButton = (props: BusyButtonProps) => {
  const { busy, children, className = 'button primary', disabled, onPress } = props
  const blocked = busy || disabled
  return (
    <button
      type="button"
      className={`${className} busy-button`}
      part={props.part}
      aria-disabled={blocked}
      aria-busy={busy}
      onClick={blocked ? undefined : onPress}
    >
      <span className="busy-face" data-shown={!busy}>
        {children}
      </span>
      <span className="busy-face" data-shown={busy}>
        <Icon path={spinner} className="spinner" />
        {props.busyLabel}
      </span>
    </button>
  )
}
