import { Component, createRef, type ReactNode } from 'react'
import { motionOf } from '../overlay/motion.ts'
import own from './moving-height.css'

export const movingHeightStyles = [own]

interface MovingHeightProps {
  /** What shows now. When another value comes, the height moves. */
  of: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A box that leads from the height before a redraw to the height after it, so that what stands below moves and does not
 * jump. Its content is there at once.
 */
export class MovingHeight extends Component<MovingHeightProps> {
  node = createRef<HTMLDivElement>()
  motion: Animation | undefined

  override getSnapshotBeforeUpdate(before: MovingHeightProps): number | null {
    return before.of === this.props.of ? null : (this.node.current?.offsetHeight ?? null)
  }

  override componentDidUpdate(_before: MovingHeightProps, _state: object, from: number | null) {
    const node = this.node.current
    if (!node || from === null) return
    // A motion that still runs would be measured in place of the new content.
    this.motion?.cancel()
    const duration = motionOf(node)
    const to = node.offsetHeight
    if (!duration || from === to) return
    const frames = [from, to].map(height => ({ height: `${height}px`, overflow: 'clip' }))
    this.motion = node.animate(frames, { duration, easing: 'ease-out' })
  }

  override render(): ReactNode {
    const { className = '', children } = this.props
    return (
      <div ref={this.node} className={`moving-height ${className}`}>
        {children}
      </div>
    )
  }
}
