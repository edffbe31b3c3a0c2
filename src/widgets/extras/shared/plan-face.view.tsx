import { Component, createRef, type ReactNode } from 'react'
import { Price } from '../../../parts/price.tsx'

interface PlanFaceProps {
  name: string
  price: string
  /** Tells where the plan is drawn, and null once it is not. */
  onDrawn?: ((node: Element | null) => void) | undefined
}

/** A plan in a list: its name and its price. A class, because hooks belong in late files. */
export class PlanFace extends Component<PlanFaceProps> {
  node = createRef<HTMLSpanElement>()

  override componentDidMount(): void {
    this.props.onDrawn?.(this.node.current)
  }

  override componentWillUnmount(): void {
    this.props.onDrawn?.(null)
  }

  override render(): ReactNode {
    const { name, price } = this.props
    return (
      <span className="plan-face" ref={this.node}>
        <span className="plan-name" dir="auto">
          {name}
        </span>{' '}
        <Price now={price} />
      </span>
    )
  }
}
