import { Component, createRef, type ReactNode } from 'react'

interface KeepFocusProps {
  /** Accessible name of the group. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A group that takes over focus when a redraw removes the focused control. Otherwise focus would fall to the body, and
 * keyboard users would start at the top of the page again. The group is no control, so it shows no ring.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  node = createRef<HTMLDivElement>()

  /** Not by :focus-within: Chromium forgets it where a popover has just opened with the focus. */
  hasFocus(): boolean {
    const node = this.node.current
    const focused = (node?.getRootNode() as ShadowRoot | undefined)?.activeElement
    return !!focused && node!.contains(focused)
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.hasFocus()
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: object, hadFocus: boolean) {
    if (hadFocus && !this.hasFocus()) this.node.current?.focus()
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
