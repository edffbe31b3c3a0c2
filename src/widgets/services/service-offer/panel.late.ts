import { adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import own from './panel.css'

export { View } from './panel.view.tsx'
export const styles = [...adaptivePanelStyles, own]
