import iconButton from '../styles/icon-button.css'
import { Icon } from './icon.tsx'
import { close } from './icons/close.ts'
import { Styled } from './styled.tsx'

const styles = [iconButton]

export const CloseButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className="icon-button close" aria-label={label} onClick={onPress}>
    <Styled styles={styles} />
    <Icon path={close} />
  </button>
)
