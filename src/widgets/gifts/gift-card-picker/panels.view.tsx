import { useLayoutEffect, useRef } from 'react'
import { ChoiceGroup, focusChoice, takeByKey } from '../../../parts/choice-group.tsx'
import { Popover } from '../../../parts/popover.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import type { GiftCardProps } from './amounts.view.tsx'

const all = 'all'
const hintWidth = 280

/** The occasions, by which the designs are filtered (GFT-035). */
function Occasions({ model, text }: GiftCardProps) {
  const { occasions } = model.$catalogue.get()
  const group = useRef<HTMLDivElement>(null)
  const occasion = model.$occasion.get()
  // The sheet has taken the focus.
  useLayoutEffect(() => focusChoice(group.current), [])
  const choices = occasions.map((name, place) => ({ id: `${place}`, content: name }))
  return (
    <Sheet
      open
      edge="bottom"
      label={text('giftCard.occasion.title')}
      closeLabel={text('common.close')}
      part="occasions"
      onClose={model.closeFilter}
    >
      <div ref={group} className="occasions" onKeyDown={takeByKey}>
        <ChoiceGroup
          name="occasion"
          label={text('giftCard.occasion.title')}
          look="rows"
          choices={[{ id: all, content: text('giftCard.occasion.all') }, ...choices]}
          chosenId={occasion === null ? all : `${occasion}`}
          deselectable
          onChoose={(id, isBrowsing) =>
            // A press on what is chosen takes it, too.
            id === null
              ? model.closeFilter()
              : model.filter(id === all ? null : Number(id), isBrowsing)
          }
        />
      </div>
    </Sheet>
  )
}

/** What opens: the list of occasions, and the hint at the button of the page (GFT-015). */
export function Panels(props: GiftCardProps) {
  const { model, text } = props
  return (
    <>
      {model.$filtering.get() && <Occasions {...props} />}
      <Popover
        open={model.$hint.get() !== null}
        label={text('giftCard.invalidAmount')}
        part="hint"
        width={hintWidth}
        takesFocus={false}
        anchor={model.anchor}
        onClose={model.hideHint}
      >
        <p className="hint">{text('giftCard.invalidAmount')}</p>
      </Popover>
    </>
  )
}
