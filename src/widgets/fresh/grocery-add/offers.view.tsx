import type { GroceryAdd } from '../../../../elements/fresh/grocery-add.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Pager } from '../../../parts/pager.tsx'
import type { messages } from './grocery-add.messages.ts'
import type { GroceryAddModel } from './grocery-add.model.ts'

type OffersProps = ViewProps<GroceryAddModel, GroceryAdd, typeof messages>

/** The offers of other sellers, some at a time (GRO-047 to GRO-049). */
export function Offers({ model, text }: OffersProps) {
  const { offers } = model
  const shown = offers.shown()
  if (shown.length === 0) return null
  const isAdding = model.$state.get() === 'adding'
  return (
    <section className="offers" part="offers" aria-label={text('grocery.offers.title')}>
      <h3 className="offers-title">{text('grocery.offers.title')}</h3>
      <ul>
        {shown.map(({ delivery, offerListingID, price, sellerName }) => (
          <li key={offerListingID} className="offer" part="offer">
            <span className="offer-seller">{sellerName}</span>
            <span className="offer-price">{price}</span>
            <BusyButton
              part="offer-button"
              className="button"
              busy={isAdding && model.$offer.get() === offerListingID}
              busyLabel={text('common.adding')}
              disabled={model.isHeld()}
              onPress={() => model.add(offerListingID)}
            >
              {text('common.addToCart')}
              <span className="visually-hidden">
                {' '}
                {sellerName}, <span className="offer-price">{price}</span>
              </span>
            </BusyButton>
            <span className="offer-delivery small muted">{delivery}</span>
          </li>
        ))}
      </ul>
      <Pager
        text={offers.pageText()}
        previousLabel={text('grocery.offers.previous')}
        nextLabel={text('grocery.offers.next')}
        page={offers.$page.get()}
        lastPage={offers.lastPage()}
        onTurn={offers.turnTo}
      />
    </section>
  )
}
