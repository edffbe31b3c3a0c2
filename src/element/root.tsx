import { Component, type ComponentType, type ReactNode } from 'react'
import type { Core } from './core.ts'
import type { ViewProps } from './ports.ts'

interface HostOf extends HTMLElement {
  core: Core
}
interface Container {
  container: ShadowRoot
}

/**
 * The component that r2wc mounts into each host. Draws the view, or the fallback while the configuration is incomplete.
 * After a crash of the view, the fallback shows until the next redraw.
 */
export function rootOf(View: ComponentType<ViewProps<any, any>>) {
  return class Root extends Component<Container, { failed: object | null }> {
    override state = { failed: null }

    static getDerivedStateFromError() {
      return { failed: true }
    }

    get core(): Core {
      return (this.props.container.host as HostOf).core
    }

    redraw = (): void => this.setState({ failed: null })

    override componentDidMount() {
      this.core.redraw = this.redraw
      this.core.shown()
    }

    override componentDidUpdate() {
      this.core.shown()
    }

    override componentWillUnmount() {
      this.core.redraw = null
    }

    override componentDidCatch(error: unknown) {
      this.core.crash(error)
    }

    override render(): ReactNode {
      const { core } = this
      return core.complete && !this.state.failed ? (
        <View model={core.guarded} config={core.config as never} text={core.text} files={core} />
      ) : (
        <slot />
      )
    }
  }
}
