import { Component, createRef, type ReactNode } from 'react'
import type { LateLoader } from '../element/late.ts'
import { Late } from './late.tsx'
import { listButton, listButtonStyles } from './list-button.tsx'
import type { QuantityListProps } from './quantity-list.late.tsx'
import { quantityList } from './quantity-list.ts'
import picker from './picker.css'

export const quantityPickerStyles = [...listButtonStyles, picker]

interface QuantityPickerProps extends Omit<QuantityListProps, 'anchor' | 'onClose'> {
  /** Shows while no quantity is chosen. */
  prompt: string
  disabled?: boolean | undefined
  part?: string | undefined
  files: LateLoader
}

/** A quantity with its label, and a button that opens the list of quantities (QTY-110). */
export class QuantityPicker extends Component<QuantityPickerProps, { open: boolean }> {
  override state = { open: false }
  node = createRef<HTMLSpanElement>()
  anchor = (): Element | null => this.node.current?.querySelector('button') ?? null
  toggle = (): void => this.setState({ open: !this.state.open })
  close = (): void => this.setState({ open: false })

  override render(): ReactNode {
    const { prompt, disabled, part, files, ...list } = this.props
    const { label, options, value } = list
    const shown = value === null ? prompt : new Intl.NumberFormat(list.locale).format(value)
    const open = this.state.open && !disabled
    return (
      <span ref={this.node} className="picker">
        {/* The name of the button begins with it. */}
        <span aria-hidden="true">{label}</span>
        {listButton(shown, {
          'aria-label': `${label}: ${shown}`,
          'aria-expanded': open,
          part,
          disabled: disabled || options.length === 0,
          onClick: this.toggle,
        })}
        {open && (
          <Late
            file={quantityList}
            props={{ ...list, files, anchor: this.anchor, onClose: this.close }}
            onFail={this.close}
          />
        )}
      </span>
    )
  }
}
