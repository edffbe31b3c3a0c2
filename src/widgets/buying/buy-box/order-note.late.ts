export { outlet } from '../../../page/outlet.ts'
export { messageNode } from '../../../parts/message-node.ts'
export { messageStyles } from '../../../parts/message.tsx'
