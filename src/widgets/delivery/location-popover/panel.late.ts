export { sanitized } from '../../../parts/safe-html.tsx'
export { panelModel } from './panel.model.ts'
export { Panel as View, styles } from './panel.view.tsx'
