import { Select } from '../../../parts/select.tsx'
import { filtersOf } from './choice.rules.ts'
import type { ModelHelpProps } from './model-help.view.tsx'

interface ChoiceProps {
  label: string
  part: string
  value: string | undefined
  options: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
}

const Choice = ({ label, onChoose, options, part, value }: ChoiceProps) => (
  <label className="labelled">
    <span className="select-label">{label}</span>
    <Select part={part} value={value} onChange={event => onChoose(event.currentTarget.value)}>
      {options.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  </label>
)

/** The drop-downs: the category, and its subcategories or brands (MDL-002 to MDL-005). */
export function Choices({ model, text }: ModelHelpProps) {
  const { category, subcategory } = model.$choice.get()
  const categories = model.categories().map(({ id, label }) => ({
    id,
    label: label ?? text(`modelHelp.category.${id}`),
  }))
  return (
    <div className="choices">
      <Choice
        label={text('modelHelp.category')}
        part="category"
        value={category.id}
        options={categories}
        onChoose={model.chooseCategory}
      />
      {category.subcategories.length > 0 && (
        <Choice
          // Each category gets a new drop-down. Otherwise the browser would keep the position of the old option.
          key={category.id}
          label={text(`modelHelp.${category.offers}`)}
          part="subcategory"
          value={subcategory?.id}
          options={category.subcategories}
          onChoose={model.chooseSubcategory}
        />
      )}
    </div>
  )
}

/** The filters of the videos. Layout v2 has no videos, so it has no filters. */
export function Filters({ config, model, text }: ModelHelpProps) {
  const choice = model.$choice.get()
  const filters = filtersOf(choice)
  if (filters.length === 0 || config.layout === 'v2') return null
  const all = { id: '', label: text('modelHelp.filter.all') }
  return (
    <fieldset className="filters" part="filter">
      <legend className="select-label">{text('modelHelp.filter')}</legend>
      {[all, ...filters].map(({ id, label }) => (
        <label key={id} className="pill">
          <input
            type="radio"
            name="filter"
            value={id}
            checked={id === choice.filter}
            onChange={() => model.chooseFilter(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
