import { Message } from '../../../parts/message.tsx'
import message from '../../../parts/message.css'
import { Styled } from '../../../parts/styled.tsx'
import type { BuyBoxProps } from './buy-box.view.tsx'

const styles = [message]

/** Why a press was swallowed (ONE-021). */
export const OrderUnderWay = ({ model, text }: BuyBoxProps) =>
  model.$shown.get().orderUnderWay && (
    <div className="line">
      <Styled styles={styles} />
      <Message tone="info" part="message">
        {text('oneClick.locked')}
      </Message>
    </div>
  )
