import iconButton from '../styles/icon-button.css'
import { Icon } from './icon.tsx'
import { close } from './icons/close.ts'

export const closeButtonStyles = [iconButton]

interface CloseButtonProps {
  label: string
  onPress: () => void
  /** Something must finish first, so a press does nothing. */
  disabled?: boolean | undefined
}

export const CloseButton = ({ label, onPress, disabled }: CloseButtonProps) => (
  <button
    type="button"
    className="icon-button close"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={onPress}
  >
    <Icon path={close} />
  </button>
)
