import { choosing } from './choice.model.ts'
import type { QuantityProps } from './quantity-selector.view.tsx'

/** Lists of variations above the quantities (QTY-069, QTY-070). */
export function Variations({ model, config }: QuantityProps) {
  const choice = model.choice(choosing)
  const variations = choice.$variations.get()
  const lists = config.variationSelectorListsMap
  if (!lists) return null
  return Object.keys(lists).map(listId => {
    const list = lists[listId]
    const chosenId =
      variations[listId] ?? list?.selectedId ?? list?.items.find(one => one.isSelected)?.id
    const chosen = list?.items.find(({ id }) => id === chosenId)
    return (
      <div key={listId} className="variations">
        <div className="variation-list" role="group">
          {list?.items.map(item => (
            <button
              key={item.id}
              type="button"
              className="button variation"
              aria-pressed={item.id === chosenId}
              aria-label={item.ariaLabelText}
              onClick={() => choice.chooseVariation(listId, item.id)}
            >
              {config.viewType === 'mobile'
                ? item.displayTextForMobile
                : item.displayTextForDesktop}
            </button>
          ))}
        </div>
        {chosen?.displayTextWithQuantityList && (
          <p className="variation-text muted small">{chosen.displayTextWithQuantityList}</p>
        )}
      </div>
    )
  })
}
