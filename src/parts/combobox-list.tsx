import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { onEscape } from '../overlay/escape.ts'
import { anchorTo } from '../overlay/position.ts'
import { onSize } from '../dom/resize.ts'
import { keepShown } from '../overlay/top-layer.ts'
import { Icon } from './icon.tsx'
import { check } from './icons/check.ts'
import layer from './layer.css'
import popover from './popover.css'
import own from './combobox-list.css'
import { useNewest } from './newest.ts'
import { reveal } from './reveal.ts'

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

export interface ComboboxListProps {
  /** Id of the input. */
  id: string
  label: string
  list: ComboboxSuggestions
  /** Index of the active option over all groups. -1: none. */
  active: number
  anchor: RefObject<Element | null>
  onChoose: (id: string) => void
  onClose: () => void
  /** The pointer went down in the list (true), or is up again (false). */
  onPress: (pressing: boolean) => void
  part?: string | undefined
  optionPart?: string | undefined
}

export const styles = [layer, popover, own]

/** Groups that have options, each with the index of its first option over all groups. */
function numbered(groups: readonly ComboboxGroup[]) {
  let next = 0
  return groups.flatMap(({ label, options }, index) => {
    const first = next
    next += options.length
    return options.length ? [{ label, options, first, index }] : []
  })
}

/** Tells that the pointer is down, and when it no longer is, wherever it is then. */
function hold(tell: ComboboxListProps['onPress']): void {
  tell(true)
  const released = new AbortController()
  const release = () => {
    released.abort()
    tell(false)
  }
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, release, { capture: true, signal: released.signal })
  }
}

/** Keeps the list in the top layer and as wide as the input's frame (COR-095). */
function useTopLayer({ anchor, onClose }: ComboboxListProps): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const close = useNewest(onClose)
  useLayoutEffect(() => {
    const panel = ref.current
    const box = anchor.current
    if (!panel || !(box instanceof HTMLElement)) return
    const fit = () => panel.style.setProperty('inline-size', `${box.offsetWidth}px`)
    fit()
    const ends = [
      onEscape(() => close.current()),
      keepShown(panel, ':popover-open', () => panel.showPopover()),
      anchorTo(panel, box),
      onSize(box, fit),
    ]
    return () => {
      for (const end of ends) end()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a list keeps the set-up it was opened with
  }, [])
  return ref
}

/** The list of a Combobox, a late file of the widget. Focus stays in the input: no press here may take it. */
export function View(props: ComboboxListProps) {
  const { id, label, list, active, optionPart } = props
  const panel = useTopLayer(props)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    // For the first option, the header above it must show, too.
    if (active === 0) scroller.scrollTop = 0
    else reveal(scroller, scroller.querySelectorAll('[role=option]')[active])
  }, [active])

  const option = ({ id: key, text, mark }: ComboboxOption, index: number) => (
    <div
      key={key}
      id={`${id}-${index}`}
      className="suggestion"
      part={optionPart}
      role="option"
      aria-selected={index === active}
      onClick={() => props.onChoose(key)}
    >
      <bdi>{text}</bdi>
      {mark && (
        <small className="suggestion-mark">
          <Icon path={check} />
          {mark}
        </small>
      )}
    </div>
  )
  return (
    <div
      ref={panel}
      popover="manual"
      className="popover suggestions"
      part={props.part}
      onPointerDown={() => hold(props.onPress)}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      <div
        ref={box}
        id={`${id}-list`}
        className="suggestion-list"
        role="listbox"
        aria-label={label}
        // Without it, Tab would stop at a list that scrolls, and the list would close amid that.
        tabIndex={-1}
      >
        {numbered(list.groups).map(({ label: header, options, first, index }) => (
          <div
            key={index}
            role={header ? 'group' : 'presentation'}
            aria-labelledby={header && `${id}-group-${index}`}
          >
            {header && (
              <div id={`${id}-group-${index}`} className="suggestion-header" role="presentation">
                {header}
              </div>
            )}
            {options.map((each, place) => option(each, first + place))}
          </div>
        ))}
      </div>
      {list.summary && <div className="suggestion-summary">{list.summary}</div>}
    </div>
  )
}
