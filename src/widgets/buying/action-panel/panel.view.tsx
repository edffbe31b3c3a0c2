import { Popover } from '../../../parts/popover.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { Styled } from '../../../parts/styled.tsx'
import layer from '../../../parts/layer.css'
import popover from '../../../parts/popover.css'
import type { ActionPanelProps } from './action-panel.view.tsx'
import links from '../../../styles/text.css'
import own from './panel.css'

const styles = [layer, popover, links, own]
/** ACT-009. */
const repositionMs = 500

/** What opens beside the trigger. */
export function Panel({ config, model, text }: ActionPanelProps) {
  const { contentHtml, featureHtml, popoverWidth, title, treatment } = config
  const mode = model.mode()
  return (
    <>
      <Styled styles={styles} />
      <Popover
        open={model.$state.get() === 'open'}
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
            <SafeHtml html={featureHtml} className="html" onFailed={model.fail} />
          </div>
        )}
        {contentHtml && (
          <SafeHtml html={contentHtml} className="html" part="content" onFailed={model.fail} />
        )}
      </Popover>
    </>
  )
}
