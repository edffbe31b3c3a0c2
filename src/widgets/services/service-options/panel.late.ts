import { adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { checkListStyles } from '../../../parts/check-list.tsx'
import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { serverHtmlStyles } from '../../../parts/server-html.tsx'
import own from './panel.css'

export { View } from './panel.view.tsx'
export const styles = [
  ...adaptivePanelStyles,
  ...checkListStyles,
  ...disclosureStyles,
  ...serverHtmlStyles,
  own,
]
