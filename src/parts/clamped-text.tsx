import { Component, createRef, type ReactNode } from 'react'
import { doc } from '../dom/builtin.ts'
import { onSize } from '../dom/resize.ts'
import own from './clamped-text.css'

export const clampedTextStyles = [own]

interface ClampedTextProps {
  children: ReactNode
  /** Most lines that show. What does not fit ends in an ellipsis. */
  lines: number
  part?: string | undefined
  /** The text has been measured. true: it does not fit. Also called when nothing has changed. */
  onMeasured: (isCut: boolean) => void
}

/**
 * A text of at most so many lines. Measures it after each draw, and after a change of width, size or font. It is a
 * class, because hooks belong to late files.
 */
export class ClampedText extends Component<ClampedTextProps> {
  node = createRef<HTMLDivElement>()
  stop: (() => void) | undefined

  measure = (): void => {
    const { node, props } = this
    // While nothing of it shows, there is nothing to measure.
    if (!node.current?.clientHeight) return
    const { clientHeight, scrollHeight } = node.current
    // What is cut off is a line at least. Less is rounding, or letters that are taller than their line.
    const lineHeight = Number.parseFloat(getComputedStyle(node.current).lineHeight)
    props.onMeasured(scrollHeight - clientHeight > lineHeight / 2)
  }

  override async componentDidMount(): Promise<void> {
    const stopSize = onSize(this.node.current!, this.measure)
    // A font may break other lines, and leave the height as it was.
    doc.fonts.addEventListener('loadingdone', this.measure)
    this.stop = () => {
      stopSize()
      doc.fonts.removeEventListener('loadingdone', this.measure)
    }
    // Before the browser paints, but after the host has mounted: what it hears until then draws nothing.
    // oxlint-disable-next-line unicorn/no-unnecessary-await -- the code after the await must run later
    await 0
    this.measure()
  }

  override componentDidUpdate() {
    this.measure()
  }

  override componentWillUnmount() {
    this.stop?.()
  }

  override render(): ReactNode {
    const { children, lines, part } = this.props
    return (
      <div ref={this.node} className="clamped" part={part} style={{ '--_lines': `${lines}` }}>
        {children}
      </div>
    )
  }
}
