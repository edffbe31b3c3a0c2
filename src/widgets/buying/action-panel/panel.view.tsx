import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import textSheet from '../../../styles/text.css'
import type { ActionPanelProps } from './action-panel.view.tsx'
import own from './panel.css'

export const styles = [...adaptivePanelStyles, textSheet, own]
/** The panel follows a resize or a scroll at most once per this many ms (ACT-009). */
const repositionMs = 500

/** The panel that opens at the trigger. */
export function View({ config, model, text }: ActionPanelProps) {
  const { contentHtml, featureHtml, popoverWidth, title, treatment } = config
  const mode = model.mode()
  return (
    <AdaptivePanel
      open
      label={title ?? text('actionPanel.title')}
      closeLabel={text('common.close')}
      part="panel"
      marks={{
        'data-mode': mode,
        'data-treatment': treatment === 'none' ? undefined : treatment,
      }}
      anchor={model.opener}
      width={popoverWidth}
      repositionMs={repositionMs}
      onClose={model.close}
    >
      {featureHtml && (
        <div className="feature" part="feature" hidden={!model.showsFeature()}>
          <SafeHtml html={featureHtml} className="html" onFailed={model.close} />
        </div>
      )}
      {contentHtml && (
        <SafeHtml html={contentHtml} className="html" part="content" onFailed={model.close} />
      )}
    </AdaptivePanel>
  )
}
