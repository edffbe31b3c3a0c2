import { Component, createRef, type ReactNode } from 'react'
import { builtin } from '../dom/builtin.ts'

interface KeepFocusProps {
  /** Accessible name of the group. */
  label: string
  className?: string | undefined
  /** Selector of the control that takes over focus. Default: the group. */
  to?: string | undefined
  children: ReactNode
}

/** true: a control of the page has focus, outside of the host. */
function isElsewhere(host: Element): boolean {
  const { activeElement } = builtin(host.getRootNode() as Document | ShadowRoot)
  return (
    !!activeElement && activeElement !== host && activeElement !== builtin(host.ownerDocument).body
  )
}

/**
 * A group that takes over focus when a redraw removes or disables the focused control. Otherwise focus would fall to
 * the body, and keyboard users would start at the top of the page again. The group is no control, so it shows no ring.
 * In an open dialog the dialog takes it: all outside of it is inert.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  node = createRef<HTMLDivElement>()

  /** What takes the focus of the control that has it now. null: no control inside has it. */
  override getSnapshotBeforeUpdate(): HTMLElement | null {
    const node = this.node.current
    // Not by :focus-within: Chromium forgets it where a popover has just opened with the focus.
    const focused = (node?.getRootNode() as ShadowRoot | undefined)?.activeElement
    if (!focused || !node!.contains(focused)) return null
    const dialog = focused.closest('dialog')
    return dialog && node!.contains(dialog) ? dialog : node
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: object, heir: HTMLElement | null) {
    const node = this.node.current
    if (!node || !heir) return
    const root = node.getRootNode() as ShadowRoot
    const { activeElement } = root
    // A browser takes the focus from a control that a redraw has disabled, but only later.
    const now = activeElement?.matches(':disabled') ? null : activeElement
    if (now && now !== node && node.contains(now)) return
    // A dialog inside may have given focus back to a control of the page.
    if (isElsewhere(root.host)) return
    const { to } = this.props
    const control = to ? node.querySelector<HTMLElement>(`:not(:disabled):is(${to})`) : null
    ;(control ?? (heir.isConnected ? heir : node)).focus({ preventScroll: true })
  }

  override render(): ReactNode {
    const { label, className, children } = this.props
    return (
      <div
        ref={this.node}
        className={className}
        role="group"
        aria-label={label}
        tabIndex={-1}
        style={{ outline: '0' }}
      >
        {children}
      </div>
    )
  }
}
