import { Component, createRef } from 'react'
import { KeepFocus } from '../../../parts/keep-focus.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { ServerHtml, serverHtmlStyles, showsSomething } from '../../../parts/server-html.tsx'
import { Sheet, sheetStyles } from '../../../parts/sheet.tsx'
import type { ClimateBadgeProps } from './climate-badge.view.tsx'
import own from './sheet.css'

export const styles = [...sheetStyles, ...messageStyles, ...serverHtmlStyles, own]

/** CLI-002, CLI-003, CLI-005, CLI-010: px and ms. */
const slide = { size: 500, away: 500, slideMs: 300, leaveMs: 200, scrolledMs: 150 }

/**
 * Both levels. The first one stays in the page while a second one shows, so that the way back leads to the same place, and
 * focus to the same link (CLI-009).
 */
class Views extends Component<ClimateBadgeProps> {
  node = createRef<HTMLDivElement>()
  second = createRef<HTMLDivElement>()
  /** Where the shopper left the first view. */
  top = 0
  link: HTMLElement | null = null

  get body(): Element | null | undefined {
    return this.node.current?.closest('.modal-body')
  }

  act = (action: string, node: HTMLElement): void => {
    const { model } = this.props
    if (action === 'close') model.close()
    else if (action === 'back') model.back()
    else if (action === 'view') {
      if (!model.$view.get()) {
        this.top = this.body?.scrollTop ?? 0
        this.link = node
      }
      model.visit(node.dataset['dpView'] ?? '')
    }
  }

  /** The id of the view that was last drawn. */
  shown = ''

  override componentDidUpdate(): void {
    const id = this.props.model.$view.get()?.id ?? ''
    if (id === this.shown) return
    this.shown = id
    const { body, link, second, top } = this
    if (body) body.scrollTop = id ? 0 : top
    const target = id ? second.current : link
    target?.focus({ preventScroll: true })
  }

  override render() {
    const { model, text } = this.props
    const now = model.$content.get()
    const view = model.$view.get()
    const common = {
      loadingLabel: text('common.loading'),
      className: 'reading',
      onAction: this.act,
      onUseless: model.reject,
    }
    return (
      <div ref={this.node} className="views">
        <div hidden={!!view}>
          <ServerHtml
            {...common}
            part="content"
            content={now === 'none' ? 'loading' : now}
            failedText={text('climate.failed')}
            retryLabel={text('common.retry')}
            onRetry={model.retry}
            onShown={node => showsSomething(node) || model.reject()}
          />
        </div>
        {view && (
          <div
            ref={this.second}
            role="group"
            aria-label={view.title}
            tabIndex={-1}
            className="second"
          >
            <ServerHtml key={view.id} {...common} part="secondary" content={view} />
          </div>
        )}
      </div>
    )
  }
}

/** The sheet with the explanation. */
export function View(props: ClimateBadgeProps) {
  const { config, model, text } = props
  const view = model.$view.get()
  const title = config.title || text('climate.title')
  return (
    <Sheet
      open
      edge="end"
      {...slide}
      label={view?.title || title}
      closeLabel={text('common.close')}
      back={view ? { label: text('climate.back'), onPress: model.back } : undefined}
      part="sheet"
      onClose={model.close}
    >
      {/* A new try takes the pressed link away. The group keeps its focus. */}
      <KeepFocus label={title}>
        <Views {...props} />
      </KeepFocus>
    </Sheet>
  )
}
