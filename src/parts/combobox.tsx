import { Component, createRef } from 'react'
import type { ComponentType, FormEvent, KeyboardEvent, ReactNode } from 'react'
import type { LateFile, LateLoader } from '../element/late.ts'
import type { ComboboxListProps, ComboboxOption, ComboboxSuggestions } from './combobox-list.tsx'

import { composes, native } from './composes.ts'
import fields from '../styles/fields.css'
import ownSheet from './combobox.css'

/** Without those of the list, which come with its file. */
export const comboboxStyles = [fields, ownSheet]

export type { ComboboxGroup, ComboboxOption, ComboboxSuggestions } from './combobox-list.tsx'

export interface ComboboxProps {
  /** Of the view: by it comes the list. */
  files: LateLoader
  /** combobox-list.tsx, which is needed once the input has focus. */
  listFile: LateFile<{ View: ComponentType<ComboboxListProps> }>
  /** Of the input, for its label; unique in the shadow root. */
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

/** The active option by its id; `first` and `last` where the list is still to come. */
type ActiveOption = { id: string } | 'first' | 'last' | null

/** Whether a key moves the caret: the input is active again, not an option. */
const movesCaret = (key: string): boolean => /^(Home|End|ArrowLeft|ArrowRight)$/.test(key)

/** Index of the active option, -1 for none. */
function indexOf(options: readonly ComboboxOption[], active: ActiveOption): number {
  if (active === 'first') return options.length ? 0 : -1
  if (active === 'last') return options.length - 1
  return active ? options.findIndex(({ id }) => id === active.id) : -1
}

/** The option that an arrow key leads to, from the active one or, with -1, from the input. */
function stepped(
  options: readonly ComboboxOption[],
  index: number,
  down: boolean,
): ComboboxOption | null {
  const { length } = options
  // From the input the upper arrow leads to the last option.
  return options[down ? (index + 1) % length : (Math.max(index, 0) || length) - 1] ?? null
}

/**
 * An editable combobox with list autocomplete and manual selection by the ARIA Authoring Practices
 * (FIT-098): focus stays in the input, which points at the active option. Hand it what the list
 * shows; it draws no list of its own accord.
 */
export class Combobox extends Component<ComboboxProps, { active: ActiveOption }> {
  override state: { active: ActiveOption } = { active: null }
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

  /** What draws the list; null until it has come. */
  listView = () => (this.input && this.props.files.here(this.props.listFile)?.View) ?? null

  /** Draws again in any case: in React the list finds its anchor only once the input is in the page. */
  async load() {
    const code = await this.props.files.late(this.props.listFile)
    if (code && this.input) this.setState({})
  }

  /** None while nothing can draw them, or the input is disabled. */
  options(): readonly ComboboxOption[] {
    const { disabled, list } = this.props
    return disabled || !list || !this.listView() ? [] : list.groups.flatMap(group => group.options)
  }

  /** Index of the active option, -1 for none. */
  index = (options: readonly ComboboxOption[]) => indexOf(options, this.state.active)

  edit = (event: FormEvent<HTMLInputElement>) => {
    void this.load()
    this.setState({ active: null })
    this.props.onEdit(event.currentTarget.value, !!(native(event) as InputEvent).isComposing)
  }

  choose = (id: string) => {
    this.setState({ active: null })
    this.props.onChoose(id)
  }

  open = () => {
    void this.load()
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
    if (!options.length) {
      if (!alt) this.setState({ active: down ? 'first' : 'last' })
      this.open()
    } else if (!alt) this.setState({ active: stepped(options, this.index(options), down) })
    else if (!down) this.close()
  }

  press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composes(event)) return
    const { key, altKey, currentTarget } = event
    const options = this.options()
    const active = options[this.index(options)]
    if (key === 'ArrowDown' || key === 'ArrowUp') this.arrow(options, key === 'ArrowDown', altKey)
    else if (key === 'Enter') {
      if (active) this.choose(active.id)
      else this.props.onEnter()
    } else {
      if (movesCaret(key)) this.setState({ active: null })
      const { selectionStart, selectionEnd } = currentTarget
      if (key === 'Backspace' && !selectionStart && !selectionEnd) this.props.onErase?.()
      return
    }
    event.preventDefault()
  }

  override render(): ReactNode {
    const { props } = this
    const { id, label, list } = props
    const List = this.listView()
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
