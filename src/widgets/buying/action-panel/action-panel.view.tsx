import type { ActionPanel } from '../../../../elements/buying/action-panel.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { Late } from '../../../parts/late.tsx'
import { late } from './action-panel.late.ts'
import type { messages } from './action-panel.messages.ts'
import type { ActionPanelModel } from './action-panel.model.ts'

export type ActionPanelProps = ViewProps<ActionPanelModel, ActionPanel, typeof messages>

export function View(props: ActionPanelProps) {
  const { config, model, text } = props
  const open = model.$state.get() === 'open'
  return (
    <>
      {!config.trigger && (
        <button
          type="button"
          className="button"
          part="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={event => model.toggle(event.currentTarget)}
        >
          {config.title ?? text('actionPanel.title')}
          <Icon path={chevronDown} className="mark" />
        </button>
      )}
      {open && <Late file={late.panel} props={props} onFail={model.close} />}
    </>
  )
}
