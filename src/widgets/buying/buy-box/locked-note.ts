import { outlet } from '../../../page/outlet.ts'
import message from '../../../parts/message.css'
import { messageNode } from '../../../parts/message-node.ts'

/** Says beside a button of the page, outside of the element, why it is locked. Returns the end of it. */
export const lockedNote = (button: HTMLElement, text: string): (() => void) =>
  outlet(button, messageNode(text), [message])
