import { Component, createRef, type ReactNode } from 'react'
import { motionOf } from '../overlay/motion.ts'
import own from './moving-items.css'

export const movingItemsStyles = [own]

/** Nodes by their selector, and how long their motion takes, in ms. */
interface Moved {
  at: string
  ms: number
}

interface MovingItemsProps {
  /** What shows now. When another value comes, nodes move. */
  of: string
  /** Nodes that stay, and move to their new place. */
  move: Moved
  /** Nodes that fade in at their new place. */
  fade?: Moved | undefined
  children: ReactNode
}

type Places = ReadonlyMap<Element, DOMRect>

/** A box that leads nodes from where they stood before a redraw to where they stand after it. */
export class MovingItems extends Component<MovingItemsProps> {
  node = createRef<HTMLDivElement>()
  running: readonly Animation[] = []

  all({ at }: Moved): Element[] {
    return [...(this.node.current?.querySelectorAll(at) ?? [])]
  }

  override getSnapshotBeforeUpdate(before: MovingItemsProps): Places | null {
    const { move, of } = this.props
    if (before.of === of) return null
    return new Map(this.all(move).map(node => [node, node.getBoundingClientRect()]))
  }

  override componentDidUpdate(_before: MovingItemsProps, _state: object, places: Places | null) {
    const node = this.node.current
    if (!node || !places) return
    // A motion that still runs would be measured in place of where the nodes stand now.
    for (const animation of this.running) animation.cancel()
    this.running = motionOf(node) > 0 ? [...this.lead(places), ...this.fadeIn()] : []
  }

  lead(places: Places): Animation[] {
    const { move } = this.props
    return this.all(move).flatMap(node => {
      const from = places.get(node)
      const to = node.getBoundingClientRect()
      if (!from?.width || !to.width) return []
      const by = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
      const transform = `${by} scale(${from.width / to.width}, ${from.height / to.height})`
      const frames = [transform, 'none'].map(one => ({ transform: one, transformOrigin: '0 0' }))
      return [node.animate(frames, { duration: move.ms, easing: 'ease-out' })]
    })
  }

  fadeIn(): Animation[] {
    const { fade } = this.props
    if (!fade) return []
    return this.all(fade).map(node =>
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fade.ms, easing: 'ease-out' }),
    )
  }

  override render(): ReactNode {
    return (
      <div ref={this.node} className="moving-items">
        {this.props.children}
      </div>
    )
  }
}
