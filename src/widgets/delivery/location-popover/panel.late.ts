export { sanitized } from '../../../parts/sanitizer.ts'
export { panelModel } from './panel.model.ts'
export { Panel as View, styles } from './panel.view.tsx'
