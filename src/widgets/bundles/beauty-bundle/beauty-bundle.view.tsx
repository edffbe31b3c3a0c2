import type { ReactNode } from 'react'
import type { BeautyBundle } from '../../../../elements/bundles/beauty-bundle.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { CheckList, type Check } from '../../../parts/check-list.tsx'
import { Image } from '../../../parts/image.tsx'
import { Message } from '../../../parts/message.tsx'
import { MovingHeight } from '../../../parts/moving-height.tsx'
import { MovingItems } from '../../../parts/moving-items.tsx'
import { Price } from '../../../parts/price.tsx'
import { ViewCart } from '../../../parts/view-cart.tsx'
import { safeUrl } from '../../../rules/url.ts'
import { keyOf } from '../shared/adding.model.ts'
import type { messages } from './beauty-bundle.messages.ts'
import type { BeautyBundleModel } from './beauty-bundle.model.ts'
import type { Item } from './beauty-bundle.ports.ts'
import { formOf } from './beauty-bundle.rules.ts'

type BeautyProps = ViewProps<BeautyBundleModel, BeautyBundle, typeof messages>

/** BEA-004, BEA-005. */
const fade = { at: '.check-aside', ms: 400 }
const move = { at: '.image', ms: 250 }

/** Without a picture, the name stands in its room. */
const Picture = ({ imageUrl, title }: Item) => (
  <>
    <Image src={imageUrl} alt="" part="picture" instead={<bdi className="instead">{title}</bdi>} />
    <span className="visually-hidden">{title}</span>
  </>
)

const Details = ({ price, title, url }: Item) => (
  <>
    <span className="name" dir="auto">
      {url ? <a href={safeUrl(url)}>{title}</a> : title}
    </span>
    {price && <bdi className="item-price">{price}</bdi>}
  </>
)

function Items({ model, text }: BeautyProps): ReactNode {
  const items = model.$items.get()
  const marks = model.$checked.get()
  const view = model.view()
  const checks: Check[] = items.map(item => ({
    id: keyOf(item),
    content: <Picture {...item} />,
    aside: <Details {...item} />,
    checked: marks.has(keyOf(item)),
  }))
  return (
    <MovingItems of={view} move={move} fade={view === 'vertical' ? fade : undefined}>
      <div style={{ '--_count': `${items.length}` }}>
        <CheckList
          name="item"
          label={text('beauty.title')}
          look={view === 'horizontal' ? 'tiles' : 'rows'}
          checks={checks}
          onCheck={model.check}
          dims
          part="items"
          checkPart="item"
        />
      </div>
    </MovingItems>
  )
}

/** What the checked items cost. Its room is there without a price, too, so that nothing jumps (BEA-013, BEA-014). */
function Total({ model }: BeautyProps): ReactNode {
  const total = model.total()
  return (
    <div className="total" part="total">
      {total && (
        <>
          <span>{model.priceLabel()}</span> <Price now={total} />
        </>
      )}
    </div>
  )
}

function Button({ model, text }: BeautyProps): ReactNode {
  const count = model.chosen().length
  return (
    <BusyButton
      part="button"
      busy={model.$adding.get() === 'adding'}
      busyLabel={text('common.adding')}
      disabled={count === 0}
      onPress={model.add}
    >
      {count ? text(`beauty.add.${formOf(count)}`, { count }) : text('beauty.none')}
    </BusyButton>
  )
}

function Outcome({ config, model, text }: BeautyProps): ReactNode {
  const state = model.$adding.get()
  if (state === 'added') {
    return (
      <Message tone="success" part="message">
        {text('common.addedToCart')} <ViewCart config={config} text={text} />
      </Message>
    )
  }
  if (state !== 'failed' && state !== 'refused') return null
  return (
    <Message tone="error" part="message">
      {text(state === 'failed' ? 'beauty.error' : 'beauty.refused')}
    </Message>
  )
}

export function View(props: BeautyProps): ReactNode {
  const { model, text } = props
  if (model.$items.get().length === 0) return <span hidden />
  const isWide = model.view() === 'horizontal'
  return (
    <div className="box" part="box">
      <p className="title" part="title">
        {text('beauty.title')}
      </p>
      <MovingHeight of={model.view()}>
        <Items {...props} />
      </MovingHeight>
      {model.$items.get().length > 1 && (
        <button type="button" className="link toggle" part="toggle" onClick={model.toggle}>
          {text(isWide ? 'beauty.toggleVertical' : 'beauty.toggleHorizontal')}
        </button>
      )}
      <Total {...props} />
      <div className="act">
        <Button {...props} />
        <MovingHeight of={model.$adding.get()} className="outcome">
          <Outcome {...props} />
        </MovingHeight>
      </div>
    </div>
  )
}
