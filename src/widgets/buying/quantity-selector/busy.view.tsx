import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Styled } from '../../../parts/styled.tsx'
import turning from '../../../styles/spinner.css'
import own from './busy.css'
import type { QuantityProps } from './quantity-selector.view.tsx'

const styles = [turning, own]

/** Stands in place of the control while its quantity is being added (QTY-064). */
export const Busy = ({ text }: QuantityProps) => (
  <span className="adding">
    <Styled styles={styles} />
    <Icon path={spinner} className="spinner" />
    <span className="visually-hidden">{text('quantity.adding')}</span>
  </span>
)
