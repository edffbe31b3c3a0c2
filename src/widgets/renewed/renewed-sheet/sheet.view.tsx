import { Message, messageStyles } from '../../../parts/message.tsx'
import { Price, priceStyles } from '../../../parts/price.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { serverHtmlStyles } from '../../../parts/server-html.tsx'
import { sheetStyles } from '../../../parts/sheet.tsx'
import { SideSheet } from '../../../parts/side-sheet.tsx'
import type { RenewedSheetProps } from './renewed-sheet.view.tsx'
import own from './sheet.css'

export const styles = [...sheetStyles, ...serverHtmlStyles, ...messageStyles, ...priceStyles, own]

/** SIDE_SHEET_MS and FADE_MS of the spec. */
const [slideMs, backdropMs] = [300, 150]

function Offer({ model, text }: Pick<RenewedSheetProps, 'model' | 'text'>) {
  const { price, condition, sellerName } = model.$offer.get()
  return (
    <div className="offer" part="offer">
      {model.$hasChanged.get() && (
        <Message tone="info" part="notice">
          {text('renewed.offerChanged')}
        </Message>
      )}
      {price && <Price now={price} />}
      {condition && <bdi>{condition}</bdi>}
      {sellerName && (
        <span className="muted small">{text('renewed.seller', { seller: sellerName })}</span>
      )}
    </div>
  )
}

/** The sheet: what explains the tier, and the offer below. */
export function View({ config, model, text }: RenewedSheetProps) {
  const tier = model.tier()
  const { title, contentHtml } = config.tiers[tier] ?? {}
  const { price, condition, sellerName } = model.$offer.get()
  const offer = (price || condition || sellerName || model.$hasChanged.get()) && (
    <Offer model={model} text={text} />
  )
  return (
    <SideSheet
      open
      label={title || text(`renewed.tier.${tier}`)}
      closeLabel={text('common.close')}
      part="sheet"
      slideMs={slideMs}
      backdropMs={backdropMs}
      footer={contentHtml && offer}
      onClose={model.close}
    >
      {contentHtml ? <SafeHtml html={contentHtml} className="server-html" part="content" /> : offer}
    </SideSheet>
  )
}
