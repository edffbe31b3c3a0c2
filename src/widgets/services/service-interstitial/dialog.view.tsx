import { BusyButton } from '../../../parts/busy-button.tsx'
import { Dialog, dialogStyles } from '../../../parts/dialog.tsx'
import { Icon } from '../../../parts/icon.tsx'
import { mapPin } from '../../../parts/icons/map-pin.ts'
import { PlaceEntry, placeEntryStyles } from '../../../parts/place-entry.tsx'
import { Price, priceStyles } from '../../../parts/price.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { safeUrl } from '../../../rules/url.ts'
import textSheet from '../../../styles/text.css'
import { detailsUrl } from '../shared/service-links.rules.ts'
import { showsRating, storeLine } from './offer.rules.ts'
import type { InterstitialProps } from './service-interstitial.view.tsx'
import own from './dialog.css'

export const styles = [textSheet, ...dialogStyles, ...placeEntryStyles, ...priceStyles, own]

/** INT-031. Without an address, the rating is no link. */
function Rating({ html, link }: { html: string; link: string }) {
  const rating = <SafeHtml html={html} className="rating" part="rating" />
  if (!safeUrl(link)) return rating
  return (
    <a href={safeUrl(link)} target="_blank" rel="noopener" className="rating-link">
      {rating}
    </a>
  )
}

function Offered({ config, model, text }: InterstitialProps) {
  const offer = model.$offer.get()
  const { merchantName, nextOfferPrice, positiveRatingHtml, price, sellerReviewLink } = offer
  const address = storeLine(config, offer)
  return (
    <div className="offer">
      {price && <Price now={price} part="price" />}
      {nextOfferPrice && (
        <span className="small muted" part="next-price">
          <bdi>{text('interstitial.nextPrice', { price: nextOfferPrice })}</bdi>
        </span>
      )}
      {merchantName && (
        <span part="merchant">
          <bdi>{text('interstitial.merchant', { merchant: merchantName })}</bdi>
        </span>
      )}
      {positiveRatingHtml && showsRating(config.siRatingWeblabTreatment) && (
        <Rating html={positiveRatingHtml} link={sellerReviewLink} />
      )}
      {address && (
        <p className="store" part="store">
          <Icon path={mapPin} />
          <span>{text('interstitial.storeAddress', { address })}</span>
        </p>
      )}
    </div>
  )
}

function ZipEntry({ model, text }: InterstitialProps) {
  const alert = model.$alert.get()
  return (
    <PlaceEntry
      label={text('interstitial.zipLabel')}
      value={model.$zip.get()}
      onType={model.type}
      onSubmit={model.updateZip}
      submitLabel={text('common.update')}
      busy={model.$zipState.get() === 'refreshing'}
      busyLabel={text('common.loading')}
      disabled={model.$state.get() === 'continuing'}
      message={alert ? text(`interstitial.zip${alert}`) : undefined}
      invalid={!!alert}
      inputPart="input"
      buttonPart="update"
      messagePart="message"
    />
  )
}

export function View(props: InterstitialProps) {
  const { config, model, text } = props
  const isBusy = model.$state.get() === 'continuing'
  return (
    <Dialog
      open
      label={
        config.serviceName
          ? text('interstitial.title', { name: config.serviceName })
          : text('interstitial.titleAny')
      }
      closeLabel={text('common.close')}
      part="dialog"
      width={480}
      busy={isBusy}
      onClose={model.dismiss}
      returnFocusTo={model.pressed}
      footer={
        <div className="actions">
          <button
            type="button"
            className="button"
            part="skip"
            aria-disabled={isBusy}
            onClick={model.skip}
          >
            {text('interstitial.skip')}
          </button>
          <BusyButton
            part="continue"
            busy={isBusy}
            busyLabel={text('common.adding')}
            disabled={model.isBlocked()}
            onPress={model.goOn}
          >
            {text('interstitial.continue')}
          </BusyButton>
        </div>
      }
    >
      <div className="service">
        <Offered {...props} />
        <a
          className="more"
          part="details"
          href={safeUrl(isBusy ? undefined : detailsUrl(config.serviceAsin, config.reftag))}
          target="_blank"
          rel="noopener"
          aria-disabled={isBusy}
        >
          {text('interstitial.details')}
        </a>
        {model.hasInput() && <ZipEntry {...props} />}
      </div>
    </Dialog>
  )
}
