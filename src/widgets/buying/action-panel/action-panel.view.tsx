import type { ActionPanel } from '../../../../elements/buying/action-panel.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { Later } from '../../../parts/later.tsx'
import type { messages } from './action-panel.messages.ts'
import type { ActionPanelModel } from './action-panel.model.ts'

export type ActionPanelProps = ViewProps<ActionPanelModel, ActionPanel, typeof messages>

const panel = () => import('./panel.view.tsx').then(({ Panel }) => Panel)

export function View(props: ActionPanelProps) {
  const { config, model, text } = props
  const state = model.$state.get()
  return (
    <>
      {!config.trigger && (
        <button
          type="button"
          className="button"
          part="button"
          aria-haspopup="dialog"
          aria-expanded={state === 'open'}
          onPointerEnter={model.approach}
          onFocus={model.approach}
          onClick={event => model.toggle(event.currentTarget)}
        >
          {config.title ?? text('actionPanel.title')}
          <Icon path={chevronDown} className="mark" />
        </button>
      )}
      {state !== 'idle' && <Later load={panel} props={props} onFail={model.fail} />}
    </>
  )
}
