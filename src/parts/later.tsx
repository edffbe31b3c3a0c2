import { Component, type ComponentType, type ReactNode } from 'react'

interface LaterProps<P> {
  /** Loads the module of the view; asked again after a failure. */
  load: () => Promise<ComponentType<P>>
  /** The view, where its code has come already: it is then drawn at once. */
  now?: () => ComponentType<P> | undefined
  props: P
  /** Shown until the code is there. */
  children?: ReactNode
  /** Shown where it did not come. */
  instead?: ReactNode
  onFail?: () => void
}

interface LaterState<P> {
  View: ComponentType<P> | null
  failed: boolean
}

/** What is only seen when the shopper asks for it is loaded when they do; `load` can be called before. */
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
