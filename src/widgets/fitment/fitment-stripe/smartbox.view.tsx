import type { MouseEvent } from 'react'
import { Icon } from '../../../parts/icon.tsx'
import { close } from '../../../parts/icons/close.ts'
import { search } from '../../../parts/icons/search.ts'
import { Late } from '../../../parts/late.tsx'
import type { FinderProps } from './finder.view.tsx'
import type { SmartboxFinder } from './smartbox.model.ts'
import { inOrder, kinds, type Filter } from './smartbox.rules.ts'

export type SmartboxProps = FinderProps<SmartboxFinder>

const names = {
  brand: 'fitment.smartBrand',
  series: 'fitment.smartSeries',
  model: 'fitment.smartModel',
} as const

/** Returns the input beside a chip. Focus moves to the input before the chip is removed. */
const inputOf = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('.combobox')?.querySelector('input')

/** Draws a known part of the machine (FIT-120). */
const chip = ({ modelType, text: shown }: Filter, { finder, text }: SmartboxProps) => (
  <span key={modelType} className="chip">
    <span className="chip-text">
      <span className="visually-hidden">{text(names[modelType])} </span>
      <bdi>{shown}</bdi>
    </span>
    <button
      type="button"
      className="chip-remove"
      aria-label={text('fitment.smartRemove', { text: shown })}
      onClick={event => {
        inputOf(event)?.focus()
        finder.remove(modelType)
      }}
    >
      <Icon path={close} />
    </button>
  </span>
)

export function SmartboxView(props: SmartboxProps) {
  const { Field, finder, late, Submit, text } = props
  const { filters, list, parts, typed } = finder.$box.get()
  const chips = inOrder(filters)
  const next = kinds.find(kind => !filters[kind])
  const label = finder.text('placeholder')
  const enter = () => {
    if (finder.isComplete()) finder.search()
  }
  return (
    <div className="entry" onPointerEnter={finder.experience.meet}>
      <Field
        props={props}
        label={label}
        placeholder={chips[0] ? next && text(names[next]) : label}
        value={typed}
        list={list}
        before={chips.map(one => chip(one, props))}
        onEdit={finder.type}
        onChoose={finder.choose}
        onEnter={enter}
        onOpen={finder.open}
        onClose={finder.close}
        onErase={finder.removeLast}
      />
      <Submit props={props} disabled={!finder.isComplete()} onPress={finder.search} />
      <button
        type="button"
        className="button"
        part="button"
        aria-disabled={!typed.trim() || undefined}
        onClick={finder.searchPart}
      >
        <Icon path={search} />
        {finder.text('part_search')}
      </button>
      {parts && <Late file={late.results} props={props} onFail={finder.closeParts} />}
    </div>
  )
}
