import { Combobox } from '../../../parts/combobox.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { Later } from '../../../parts/later.tsx'
import { prefetch } from '../../../parts/prefetch.ts'
import { Styled } from '../../../parts/styled.tsx'
import type { DropdownFinder } from './dropdown.model.ts'
import { finderInput, inputId, Submit, type FinderProps } from './finder.view.tsx'
import own from './dropdown.css'

export type DropdownProps = FinderProps<DropdownFinder>

const styles = [own]
const brands = () => import('./brands.view.tsx').then(({ Brands }) => Brands)
const noData = () => import('./no-data.view.tsx').then(({ NoData }) => NoData)
const near = prefetch(brands)

/** Opens the brand popover, and names the brand (FIT-099, FIT-135). */
function BrandButton({ finder, text }: DropdownProps) {
  const brand = finder.$brand.get()
  const prompt = text('fitment.brandButton')
  return (
    <button
      type="button"
      className="button brand-button"
      part="button"
      aria-haspopup="dialog"
      aria-expanded={finder.brands.$list.get() !== null}
      aria-label={brand ? `${prompt}: ${brand.label}` : undefined}
      onPointerEnter={near}
      onFocus={near}
      onClick={finder.brands.toggle}
    >
      <span className="brand-name">
        <bdi>{brand?.label ?? prompt}</bdi>
      </span>
      <Icon path={chevronDown} />
    </button>
  )
}

export function DropdownView(props: DropdownProps) {
  const { finder, stripe, text } = props
  const isEnabled = finder.isEnabled()
  return (
    <div className="entry">
      <Styled styles={styles} />
      <div className="entry-field brand-field">
        <span className="small muted" aria-hidden="true">
          {text('fitment.smartBrand')}
        </span>
        <BrandButton {...props} />
      </div>
      <div className="entry-field">
        <label className="small muted" htmlFor={inputId}>
          {text('fitment.enterModelLabel')}
        </label>
        <Combobox
          {...finderInput(stripe)}
          label={text('fitment.enterModelLabel')}
          placeholder={text('fitment.enterModelPlaceholder')}
          disabled={!isEnabled}
          value={finder.$text.get()}
          list={finder.suggestions.shown()}
          onEdit={finder.edit}
          onChoose={finder.choose}
          onEnter={finder.submit}
          onOpen={finder.open}
          onClose={finder.close}
        />
      </div>
      <Submit props={props} disabled={!isEnabled} onPress={finder.submit} />
      {finder.brands.$list.get() && (
        <Later load={brands} props={props} onFail={finder.brands.close} />
      )}
      {finder.$noData.get() && <Later load={noData} props={props} onFail={finder.leaveNoData} />}
    </div>
  )
}
