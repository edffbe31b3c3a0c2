import { Component, type ComponentType, type ReactNode } from 'react'
import type { LateFile, LateLoader } from '../element/late.ts'

interface LateProps<P> {
  file: LateFile<{ View: ComponentType<P> }>
  /** Props of the view. `files` loads late files; every view gets it from its host. */
  props: P & { files: LateLoader }
  /** Shown until the file has arrived. */
  children?: ReactNode
  /** Shown if the file could not be loaded. */
  instead?: ReactNode
  onFail?: () => void
}

/** Draws the view of a late file. Each mount tries again after a failure. */
export class Late<P extends object> extends Component<LateProps<P>, { failed: boolean }> {
  override state = { failed: false }

  override componentDidMount() {
    const { file, props } = this.props
    if (props.files.here(file)) return
    void props.files.late(file).then(code => {
      if (!code) this.props.onFail?.()
      this.setState({ failed: !code })
    })
  }

  override render(): ReactNode {
    const { children, file, instead, props } = this.props
    const View = props.files.here(file)?.View
    return View ? <View {...props} /> : (this.state.failed && instead) || children
  }
}
