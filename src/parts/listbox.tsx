import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { reveal } from './reveal.ts'
import { typeahead } from './typeahead.ts'
import ownSheet from './listbox.css'

export const listboxStyles = [ownSheet]

export interface ListboxOption {
  id: string
  /** What is shown. */
  content: ReactNode
  /** Accessible name, and what typing looks for. */
  text: string
}

interface ListboxProps {
  options: readonly ListboxOption[]
  selectedId: string | null
  onChoose: (id: string) => void
  label: string
  /** Where the list is scrolled to at first, px; default just far enough to show the selected one. */
  scrollTop?: number | undefined
  /** The list has not been scrolled for 200 ms (QTY-019). */
  onScrollStop?: (() => void) | undefined
  part?: string
  optionPart?: string
}

const SCROLL_STOP_MS = 200

/** Where a key leads in a list of `count`, or null where it is none of the list's keys. */
function moved(key: string, index: number, count: number): number | null {
  const last = count - 1
  if (key === 'ArrowDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/** Calls `stopped` once the shopper's scrolling has ended. Returns the end of it. */
function onScrollEnd(list: HTMLElement, stopped: () => void): () => void {
  // The event of the scrolling that opened the list comes later; it is not the shopper's.
  let own = list.scrollTop
  let timer: ReturnType<typeof setTimeout> | undefined
  const scrolled = () => {
    if (list.scrollTop === own) return
    own = NaN
    clearTimeout(timer)
    timer = setTimeout(stopped, SCROLL_STOP_MS)
  }
  list.addEventListener('scroll', scrolled)
  return () => {
    clearTimeout(timer)
    list.removeEventListener('scroll', scrolled)
  }
}

/**
 * A single-choice listbox by the ARIA Authoring Practices: the list keeps focus and points at the
 * active option; Enter, Space and a press choose.
 */
export function Listbox(props: ListboxProps) {
  const { options, selectedId, onChoose } = props
  const selected = options.findIndex(option => option.id === selectedId)
  const [active, setActive] = useState(Math.max(selected, 0))
  const ref = useRef<HTMLUListElement>(null)
  const [find] = useState(typeahead)
  const id = useId()

  useLayoutEffect(() => {
    if (ref.current) reveal(ref.current, ref.current.children[active])
  }, [active])
  // Not a layout effect: a popover around the list is shown in one, after those of its content.
  useEffect(() => {
    const list = ref.current
    if (!list) return
    if (props.scrollTop === undefined) reveal(list, list.children[active])
    else list.scrollTop = Math.max(0, props.scrollTop)
    if (props.onScrollStop) return onScrollEnd(list, props.onScrollStop)
    // oxlint-disable-next-line react/exhaustive-deps -- of the opening alone
  }, [])

  const choose = (index: number) => {
    const option = options[index]
    if (option) onChoose(option.id)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const texts = options.map(option => option.text)
    const next = moved(key, active, options.length) ?? find(key, texts, active)
    if (next !== null) setActive(next)
    else if (key === 'Enter' || key === ' ') choose(active)
    else return
    event.preventDefault()
  }
  return (
    <ul
      ref={ref}
      className="listbox"
      part={props.part}
      role="listbox"
      aria-label={props.label}
      aria-activedescendant={options.length ? `${id}${active}` : undefined}
      tabIndex={0}
      data-focus
      onKeyDown={press}
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={`${id}${index}`}
          className="option"
          part={props.optionPart}
          role="option"
          aria-selected={index === selected}
          aria-label={option.text}
          data-active={index === active || undefined}
          onClick={() => {
            setActive(index)
            choose(index)
          }}
        >
          {option.content}
        </li>
      ))}
    </ul>
  )
}
