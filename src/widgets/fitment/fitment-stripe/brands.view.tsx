import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../../../parts/icon.tsx'
import { check } from '../../../parts/icons/check.ts'
import { search } from '../../../parts/icons/search.ts'
import { AdaptivePanel, adaptivePanelStyles } from '../../../parts/adaptive-panel.tsx'
import { Popover, popoverStyles } from '../../../parts/popover.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { cutText } from '../../../rules/cut-text.ts'
import type { BrandChoice, BrandList } from './brands.model.ts'
import type { Brand } from './dropdown.rules.ts'
import type { DropdownProps } from './dropdown.view.tsx'

export const styles = [...adaptivePanelStyles, ...popoverStyles]
const width = 360
/** NO_DATA_POPOVER_WIDTH_PX. */
const noDataWidth = 400
/** Number of rows that are drawn: the visible rows, and some rows before and after them. */
const drawn = 30
const step = 10

interface OpenProps extends Pick<DropdownProps, 'config' | 'text'> {
  choice: BrandChoice
  list: BrandList
  selected: Brand | null
}

/** Returns the first row to draw if `row` is at the top. It changes once in `step` rows, so redraws are rare. */
const firstDrawn = (row: number): number => Math.max(0, Math.floor(row / step) - 1) * step

const rowHeight = (list: HTMLElement): number => list.querySelector('li')?.offsetHeight || 1

/** Returns the rows to draw. A key press draws about 30 rows, even with thousands of brands. */
function useRows({ brands, active, typed }: BrandList) {
  const ref = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(0)

  useLayoutEffect(() => {
    // A new filter text shows its matches from the top.
    if (ref.current?.scrollTop) ref.current.scrollTop = 0
    setFirst(0)
  }, [typed])
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || active < 0) return
    const row = rowHeight(list)
    const lowest = active * row
    list.scrollTop = Math.max(lowest + row - list.clientHeight, Math.min(list.scrollTop, lowest))
    // oxlint-disable-next-line react/exhaustive-deps -- a new list has no active row yet
  }, [active])

  const scrolled = () => {
    const list = ref.current
    if (list) setFirst(firstDrawn(list.scrollTop / rowHeight(list)))
  }
  const last = Math.min(first + drawn, brands.length)
  const rows: number[] = []
  for (let row = first; row < last; row++) rows.push(row)
  // aria-activedescendant points at the active row, even before the list has scrolled there.
  if (active >= 0 && !rows.includes(active)) rows.push(active)
  return { ref, rows, scrolled }
}

/** Returns the name to show. `full`: the whole name if the shown name is cut. */
function nameOf({ label }: Brand, limit: number) {
  const shown = cutText(label, limit)
  return { shown, full: shown === label ? undefined : label }
}

/** The brands that match the filter. Focus stays in the filter, which points at the active row. */
function Rows({ choice, config, list, selected, text, id }: OpenProps & { id: string }) {
  const { brands, active } = list
  const { ref, rows, scrolled } = useRows(list)
  return (
    <ul
      ref={ref}
      id={id}
      className="brands-list"
      part="list"
      role="listbox"
      aria-label={text('fitment.brandButton')}
      tabIndex={-1}
      style={{ '--_count': `${brands.length}` }}
      // A press must not take focus from the filter.
      onMouseDown={event => event.preventDefault()}
      onScroll={scrolled}
    >
      {rows.map(row => {
        const brand = brands[row]
        if (!brand) return null
        const { shown, full } = nameOf(brand, config.brandOptionLimit)
        const isSelected = brand.value === selected?.value
        return (
          <li
            key={row}
            id={`${id}${row}`}
            className="brands-option"
            part="option"
            role="option"
            aria-selected={isSelected}
            aria-setsize={brands.length}
            aria-posinset={row + 1}
            aria-label={full}
            title={full}
            data-active={row === active || undefined}
            style={{ '--_row': `${row}` }}
            onClick={() => choice.choose(brand)}
          >
            <span dir="auto">{shown}</span>
            {isSelected && <Icon path={check} />}
          </li>
        )
      })}
    </ul>
  )
}

function Filter({ choice, list, text, id }: OpenProps & { id: string }) {
  const { active, brands, typed } = list
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent?.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') choice.enter()
    else if (!choice.move(event.key)) return
    event.preventDefault()
  }
  return (
    <div className="brands-filter">
      <Icon path={search} />
      <input
        className="field"
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={text('fitment.brandFilter')}
        placeholder={text('fitment.brandFilter')}
        aria-expanded={brands.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
        data-focus
        value={typed}
        onInput={event => choice.type(event.currentTarget.value)}
        onKeyDown={press}
      />
    </div>
  )
}

/** One button per favorite brand. The filter does not change the buttons. */
function Favorites({ choice, config, selected }: OpenProps) {
  const favorites = choice.favorites()
  if (!favorites[0]) return null
  return (
    <div className="brands-favorites">
      {favorites.map(brand => {
        const { shown, full } = nameOf(brand, config.brandOptionLimit)
        return (
          <button
            key={brand.value}
            type="button"
            className="button brands-favorite"
            part="button"
            aria-label={full}
            title={full}
            aria-pressed={brand.value === selected?.value}
            dir="auto"
            onClick={() => choice.choose(brand)}
          >
            {shown}
          </button>
        )
      })}
    </div>
  )
}

/** The popover in which the shopper chooses a brand: filter, favorites, list (FIT-099). */
function Brands({ config, finder, text }: DropdownProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const id = useId()
  const choice = finder.brands
  const list = choice.$list.get()
  if (!list) return null
  const props = { choice, config, list, selected: finder.$brand.get(), text }
  return (
    <>
      <span ref={ref} hidden />
      <AdaptivePanel
        open
        label={text('fitment.brandButton')}
        closeLabel={text('common.close')}
        bare
        part="popover"
        anchor={() => ref.current?.parentElement?.querySelector('.brand-button') ?? null}
        width={width}
        onClose={choice.close}
      >
        <div className="brands" style={{ '--_all': `${config.brands.length}` }}>
          <Filter {...props} id={id} />
          <Favorites {...props} />
          <Rows {...props} id={id} />
          {!list.brands[0] && <p className="brands-empty">{text('fitment.brandEmpty')}</p>}
        </div>
      </AdaptivePanel>
    </>
  )
}

/** Text about a brand without fitment data. The text arrives late, so it takes no focus (FIT-107, FIT-144). */
function NoData({ finder, text }: DropdownProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const noData = finder.$noData.get()
  if (!noData) return null
  const { brand, html } = noData
  return (
    <>
      <span ref={ref} hidden />
      <Popover
        open
        label={brand.label}
        closeLabel={text('common.close')}
        part="popover"
        width={noDataWidth}
        takesFocus={false}
        anchor={() => ref.current?.parentElement?.querySelector('.brand-button') ?? null}
        onClose={finder.leaveNoData}
      >
        {html ? (
          <SafeHtml className="html" html={html} onFailed={finder.withoutHtml} />
        ) : (
          <p className="html">{text('fitment.noData', { brand: brand.label })}</p>
        )}
      </Popover>
    </>
  )
}

/** What opens at the button of the brand. */
export const View = (props: DropdownProps) => (
  <>
    <Brands {...props} />
    <NoData {...props} />
  </>
)
