import type { ReactNode } from 'react'
import { ChoiceGroup } from '../../../parts/choice-group.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import { Image } from '../../../parts/image.tsx'
import type { GiftCardProps } from './amounts.view.tsx'

/** Shows the occasion, and opens the list of occasions. */
function Filter({ model, text }: GiftCardProps): ReactNode {
  const occasion = model.$occasion.get()
  const { occasions } = model.$catalogue.get()
  const shown = (occasion === null ? null : occasions[occasion]) ?? text('giftCard.occasion.all')
  return (
    <button
      type="button"
      className="button filter"
      part="filter"
      aria-haspopup="dialog"
      aria-expanded={model.$filtering.get()}
      aria-label={`${text('giftCard.occasion.title')}: ${shown}`}
      onClick={model.openFilter}
    >
      <span dir="auto">{shown}</span>
      <Icon path={chevronDown} />
    </button>
  )
}

/** Designs of the chosen occasion (GFT-034 to GFT-038, GFT-046). */
export function Designs(props: GiftCardProps): ReactNode {
  const { model, text } = props
  const { designs, occasions } = model.$catalogue.get()
  if (designs.length === 0) return null
  const shown = model.shown()
  const design = model.$design.get()
  return (
    <div className="designs">
      <p className="head">
        <span>{text('giftCard.design.label')}</span>
        <b dir="auto">{model.now()?.name}</b>
      </p>
      {occasions.length > 0 && <Filter {...props} />}
      {shown.length === 0 ? (
        <p className="none">{text('giftCard.noDesigns')}</p>
      ) : (
        <ChoiceGroup
          name="design"
          label={text('giftCard.design.label')}
          look="swatches"
          choicePart="design"
          choices={shown.map(({ image, index, isOut, name }) => ({
            id: `${index}`,
            content: (
              <Image
                src={image}
                alt={name}
                part="picture"
                instead={<span dir="auto">{name}</span>}
              />
            ),
            disabled: isOut || model.$disabled.get(),
            note: isOut ? text('giftCard.outOfStock') : undefined,
          }))}
          chosenId={design === null ? null : `${design}`}
          onChoose={id => id !== null && model.choose(Number(id))}
        />
      )}
    </div>
  )
}
