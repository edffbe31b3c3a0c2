import { Component, createRef } from 'react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { composes, native } from './composes.ts'
import fields from '../styles/fields.css'
import ownSheet from './combobox.css'

export const comboboxStyles = [fields, ownSheet]

export interface ComboboxOption {
  /** Unique in the list. */
  id: string
  /** The visible text and the start of the accessible name. */
  text: string
  /** Shows next to the text and ends the accessible name: "Saved". */
  mark?: string | undefined
}

export interface ComboboxGroup {
  /** Header of the group. A group without options shows no header. */
  label?: string | undefined
  options: readonly ComboboxOption[]
}

export interface ComboboxSuggestions {
  groups: readonly ComboboxGroup[]
  /** Line below the options. */
  summary?: string | undefined
}

export interface ComboboxProps {
  /** Id of the input, for its label. Unique in the shadow root. */
  id: string
  /** Accessible name of the input and the list. */
  label: string
  value: string
  /** null or no options: closed. The caller limits the options and announces them. */
  list: ComboboxSuggestions | null
  /**
   * The shopper has changed the text. `composing`: an input method is still composing, so do not ask for suggestions.
   */
  onEdit: (text: string, composing: boolean) => void
  onChoose: (id: string) => void
  /** Enter was pressed while no option was active. */
  onEnter: () => void
  /** Focus has arrived, or the shopper opens the closed list. `given`: focus came from the `focus` prop. */
  onOpen?: ((given: boolean) => void) | undefined
  /** Escape, Alt+ArrowUp, or focus has left. The caller closes the list and keeps the text. */
  onClose: () => void
  /** Backspace at the start of the text: removes the last item of `before`. */
  onErase?: (() => void) | undefined
  /** true: the input takes focus. `onFocused` runs after the attempt, whether it worked or not. */
  focus?: boolean | undefined
  onFocused?: (() => void) | undefined
  /** Shows before the input, inside its frame. */
  before?: ReactNode
  placeholder?: string | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  part?: string | undefined
  listPart?: string | undefined
  optionPart?: string | undefined
}

type ListCode = typeof import('./combobox-list.tsx')

/** The active option by its id. `first` and `last`: the list has not arrived yet. */
export type ActiveOption = { id: string } | 'first' | 'last' | null

interface ComboboxState {
  active: ActiveOption
  code: ListCode | null
}

/**
 * An editable combobox with list autocomplete and manual selection, as in the ARIA Authoring Practices (FIT-098). Focus
 * stays in the input, which points at the active option. The caller supplies the list. The code of the list loads when
 * the input gets focus.
 */
export class Combobox extends Component<ComboboxProps, ComboboxState> {
  override state: ComboboxState = { active: null, code: null }
  box = createRef<HTMLDivElement>()
  input: HTMLInputElement | null = null
  /** true: the pointer is down in the list. The press then chooses, even if focus leaves the input (FIT-164). */
  pressing = false
  giving = false

  take = (input: HTMLInputElement | null) => {
    // preact has no prop for this event.
    input?.addEventListener('compositionend', this.compose)
    this.input = input
  }

  override componentDidMount() {
    const { focus, onFocused } = this.props
    if (!focus) return
    this.giving = true
    this.input?.focus({ preventScroll: true })
    this.giving = false
    onFocused?.()
  }

  override componentDidUpdate() {
    this.componentDidMount()
  }

  compose = () => this.props.onEdit(this.input?.value ?? '', false)

  load = () => {
    if (this.state.code) return
    import('./combobox-list.tsx').then(
      code => this.input && this.setState({ code }),
      () => {},
    )
  }

  options = () => (this.state.code && this.props.list?.groups.flatMap(group => group.options)) || []

  /** Index of the active option. -1: none. */
  index(options: readonly ComboboxOption[]): number {
    const { active, code } = this.state
    return code?.indexOf(options, active) ?? -1
  }

  edit = (event: FormEvent<HTMLInputElement>) => {
    this.load()
    this.setState({ active: null })
    this.props.onEdit(event.currentTarget.value, !!(native(event) as InputEvent).isComposing)
  }

  choose = (id: string) => {
    this.setState({ active: null })
    this.props.onChoose(id)
  }

  open = () => {
    this.load()
    this.props.onOpen?.(this.giving)
  }

  close = () => {
    this.setState({ active: null })
    this.props.onClose()
  }

  leave = () => {
    if (!this.pressing) this.close()
  }

  hold = (pressing: boolean) => {
    this.pressing = pressing
  }

  arrow(options: readonly ComboboxOption[], down: boolean, alt: boolean): void {
    const { code } = this.state
    if (!code || !options.length) {
      if (!alt) this.setState({ active: down ? 'first' : 'last' })
      this.open()
    } else if (!alt) this.setState({ active: code.stepped(options, this.index(options), down) })
    else if (!down) this.close()
  }

  press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composes(event)) return
    const { key, altKey, currentTarget } = event
    const { code } = this.state
    const options = this.options()
    const active = options[this.index(options)]
    if (key === 'ArrowDown' || key === 'ArrowUp') this.arrow(options, key === 'ArrowDown', altKey)
    else if (key === 'Enter') {
      if (active) this.choose(active.id)
      else this.props.onEnter()
    } else {
      if (code?.movesCaret(key)) this.setState({ active: null })
      const { selectionStart, selectionEnd } = currentTarget
      if (key === 'Backspace' && !selectionStart && !selectionEnd) this.props.onErase?.()
      return
    }
    event.preventDefault()
  }

  override render(): ReactNode {
    const { props } = this
    const { id, label, list } = props
    const List = this.state.code?.ComboboxList
    const options = this.options()
    const active = this.index(options)
    const open = options.length > 0
    return (
      <div ref={this.box} className="field combobox">
        {props.before}
        <input
          ref={this.take}
          id={id}
          className="combobox-input"
          part={props.part}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={props.value}
          placeholder={props.placeholder}
          disabled={props.disabled}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          onInput={this.edit}
          onKeyDown={this.press}
          onFocus={this.open}
          onClick={open ? undefined : this.open}
          onBlur={this.leave}
        />
        {List && list && open && (
          <List
            id={id}
            label={label}
            list={list}
            active={active}
            anchor={this.box}
            part={props.listPart}
            optionPart={props.optionPart}
            onChoose={this.choose}
            onClose={this.close}
            onPress={this.hold}
          />
        )}
      </div>
    )
  }
}
