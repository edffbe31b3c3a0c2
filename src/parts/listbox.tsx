import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { reveal } from './reveal.ts'
import { typeahead } from './typeahead.ts'
import ownSheet from './listbox.css'

export const listboxStyles = [ownSheet]

export interface ListboxOption {
  id: string
  /** The visible content. */
  content: ReactNode
  /** Accessible name, and the text that typing searches. */
  text: string
}

interface ListboxProps {
  options: readonly ListboxOption[]
  selectedId: string | null
  onChoose: (id: string) => void
  label: string
  /** First scroll position in px. Default: just far enough to show the selected option. */
  scrollTop?: number | undefined
  /** Runs when the shopper has not scrolled the list for 200 ms (QTY-019). */
  onScrollStop?: (() => void) | undefined
  part?: string
  optionPart?: string
}

const SCROLL_STOP_MS = 200

/** Index to which a key leads in a list of `count` options. null: the key does not move in the list. */
function moved(key: string, index: number, count: number): number | null {
  const last = count - 1
  if (key === 'ArrowDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}

/** Calls `stopped` once the shopper has stopped scrolling. Returns a function that stops listening. */
function onScrollEnd(list: HTMLElement, stopped: () => void): () => void {
  // Opening the list scrolls it, and that scroll event arrives later. The shopper did not cause it.
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
 * A single-choice listbox, as in the ARIA Authoring Practices. The list keeps focus and points at the active option.
 * Enter, Space and a press choose.
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
  // Not a layout effect: a popover around the list opens in its own layout effect, after those of its content.
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
