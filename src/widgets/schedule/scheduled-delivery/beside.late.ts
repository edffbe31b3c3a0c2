export { outlet } from '../../../page/outlet.ts'
export { standIn } from '../../../page/stand-in.ts'
export { messageNode } from '../../../parts/message-node.ts'
export { messageStyles } from '../../../parts/message.tsx'
