import { Component, type ComponentType, type ReactNode } from 'react'

interface LaterProps<P> {
  /** Loads the view. Must try again after a failure. */
  load: () => Promise<ComponentType<P>>
  /** Returns the view if its code has already arrived. It is then drawn at once. */
  now?: () => ComponentType<P> | undefined
  props: P
  /** Shown until the code has arrived. */
  children?: ReactNode
  /** Shown if the code could not be loaded. */
  instead?: ReactNode
  onFail?: () => void
}

interface LaterState<P> {
  View: ComponentType<P> | null
  failed: boolean
}

/** Draws a view that is loaded only when shown. To load it earlier, call `load` before. */
export class Later<P extends object> extends Component<LaterProps<P>, LaterState<P>> {
  override state: LaterState<P> = { View: this.props.now?.() ?? null, failed: false }
  left = false

  override componentDidMount() {
    this.props.load().then(
      View => this.left || this.setState({ View }),
      () => {
        if (!this.left) this.setState({ failed: true })
        this.props.onFail?.()
      },
    )
  }

  override componentWillUnmount() {
    this.left = true
  }

  override render(): ReactNode {
    const { View, failed } = this.state
    const { children, instead, props } = this.props
    return View ? <View {...props} /> : (failed && instead) || children || null
  }
}
