import { messageStyles } from '../../../parts/message.tsx'

export { Failure as View } from './failure.view.tsx'
export const styles = messageStyles
