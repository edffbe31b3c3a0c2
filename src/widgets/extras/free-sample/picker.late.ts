import { adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { choiceGroupStyles } from '../../../parts/choice-group.tsx'
import own from './picker.css'

export { Picker as View } from './picker.view.tsx'
export const styles = [...choiceGroupStyles, ...adaptivePanelStyles, own]
