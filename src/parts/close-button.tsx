import iconButton from '../styles/icon-button.css'
import { Icon } from './icon.tsx'
import { close } from './icons/close.ts'

export const closeButtonStyles = [iconButton]

export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="icon-button close" aria-label={label} onClick={onPress}>
    <Icon path={close} />
  </button>
)
