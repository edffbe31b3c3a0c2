import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { selectStyles } from '../../../parts/select.tsx'
import { serverHtmlStyles } from '../../../parts/server-html.tsx'
import { videoPlayerStyles } from '../../../parts/video-player.tsx'
import { Choices, Filters } from './choice.view.tsx'
import { Help } from './help.view.tsx'
import type { ModelHelpProps } from './model-help.view.tsx'
import own from './panel.css'

export const styles = [
  ...selectStyles,
  ...dialogStyles,
  ...serverHtmlStyles,
  ...videoPlayerStyles,
  own,
]

/** The dialog that shows where on a machine the model number is. */
export function View(props: ModelHelpProps) {
  const { model, text } = props
  return (
    <Dialog
      open={model.isOpen()}
      width={720}
      label={text('modelHelp.title')}
      closeLabel={text('common.close')}
      part="panel"
      onClose={model.close}
    >
      <Choices {...props} />
      <Filters {...props} />
      <div className="help">
        <Help {...props} />
      </div>
    </Dialog>
  )
}
