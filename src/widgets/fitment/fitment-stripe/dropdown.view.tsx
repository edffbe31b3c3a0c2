import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { Late } from '../../../parts/late.tsx'
import type { DropdownFinder } from './dropdown.model.ts'
import type { FinderProps } from './finder.view.tsx'

export type DropdownProps = FinderProps<DropdownFinder>

/** The button that opens the brand popover and names the chosen brand (FIT-099, FIT-135). */
function BrandButton({ files, finder, late, text }: DropdownProps) {
  const brand = finder.$brand.get()
  const prompt = text('fitment.brandButton')
  const near = () => void files.late(late.brands)
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
  const { Field, finder, late, Submit, text } = props
  const isEnabled = finder.isEnabled()
  const close = () => {
    finder.brands.close()
    finder.leaveNoData()
  }
  return (
    <div className="entry">
      <div className="entry-field brand-field">
        <span className="small muted" aria-hidden="true">
          {text('fitment.smartBrand')}
        </span>
        <BrandButton {...props} />
      </div>
      <Field
        props={props}
        labelled
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
      <Submit props={props} disabled={!isEnabled} onPress={finder.submit} />
      {(finder.brands.$list.get() || finder.$noData.get()) && (
        <Late file={late.brands} props={props} onFail={close} />
      )}
    </div>
  )
}
