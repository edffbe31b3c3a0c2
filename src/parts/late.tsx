import { Component, type ComponentType, type ReactNode } from 'react'
import type { LateFile, LateLoader } from '../element/late.ts'

interface LateProps<P> {
  file: LateFile<{ View: ComponentType<P> }>
  /** Of the view; `files` is what a view is given to load late files. */
  props: P & { files: LateLoader }
  /** Shown until the file is here. */
  children?: ReactNode
  /** Shown where the file could not be loaded. */
  instead?: ReactNode
  onFail?: () => void
}

/** Draws the view of a late file. Each time it is mounted it tries again what failed. */
export class Late<P extends object> extends Component<LateProps<P>, { failed: boolean }> {
  override state = { failed: false }
  left = false

  override componentDidMount() {
    const { file, props } = this.props
    if (props.files.here(file)) return
    void props.files.late(file).then(code => {
      if (!code) this.props.onFail?.()
      if (!this.left) this.setState({ failed: !code })
    })
  }

  override componentWillUnmount() {
    this.left = true
  }

  override render(): ReactNode {
    const { children, file, instead, props } = this.props
    const View = props.files.here(file)?.View
    return View ? <View {...props} /> : (this.state.failed && instead) || children || null
  }
}
