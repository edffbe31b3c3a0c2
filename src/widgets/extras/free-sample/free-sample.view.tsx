import type { ReactNode } from 'react'
import type { FreeSample } from '../../../../elements/extras/free-sample.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Image } from '../../../parts/image.tsx'
import { Late } from '../../../parts/late.tsx'
import { Message } from '../../../parts/message.tsx'
import { late } from './free-sample.late.ts'
import type { messages } from './free-sample.messages.ts'
import type { FreeSampleModel } from './free-sample.model.ts'
import { isSample } from './samples.rules.ts'

export type FreeSampleProps = ViewProps<FreeSampleModel, FreeSample, typeof messages>

/** Pictures that stand for all samples. */
const most = 4

/** The picture of the sample that is chosen or offered. While several are offered: some of them. */
function Pictures({ model }: FreeSampleProps): ReactNode {
  const choice = model.$choice.get()
  const samples = isSample(choice) ? [choice] : model.$samples.get()
  const shown = samples.slice(0, most)
  return (
    <span className="pictures" data-count={shown.length}>
      {shown.map(({ asin, image, offerListingId }) => (
        <Image key={`${asin} ${offerListingId}`} src={image} alt="" part="picture" />
      ))}
    </span>
  )
}

/** What is chosen, or what is offered. */
function Words({ model, text }: FreeSampleProps): ReactNode {
  const choice = model.$choice.get()
  const [only, ...others] = model.$samples.get()
  if (isSample(choice)) {
    return <span part="text">{text('sample.selected', { title: choice.title })}</span>
  }
  return (
    <span part="text">
      <span className="lead">{text(choice ? 'sample.declined' : 'sample.offer')}</span>
      {others.length === 0 && (
        <span className="title">
          <bdi>{only?.title}</bdi>
        </span>
      )}
    </span>
  )
}

/** One button in all states, so that the focus stays on it. */
function Control({ model, text }: FreeSampleProps): ReactNode {
  const choice = model.$choice.get()
  const isSelected = isSample(choice)
  const isAlone = model.$samples.get().length === 1
  const offer = isAlone && !choice ? 'sample.accept' : 'sample.choose'
  const change = isAlone ? 'sample.decline' : 'sample.change'
  return (
    <button
      type="button"
      className={`control ${isSelected ? 'link' : 'button'}`}
      part="control"
      aria-haspopup={isAlone ? undefined : 'dialog'}
      aria-expanded={isAlone ? undefined : model.$picker.get()}
      disabled={model.$disabled.get()}
      onClick={model.press}
    >
      {text(isSelected ? change : offer)}
    </button>
  )
}

export function View(props: FreeSampleProps): ReactNode {
  const { model, text } = props
  if (model.$samples.get().length === 0) return <span hidden />
  return (
    <>
      <div className="box" part="box" role="group" aria-label={text('sample.heading')}>
        <Pictures {...props} />
        <div className="words">
          <Words {...props} />
          <Control {...props} />
        </div>
      </div>
      {model.$lost.get() && (
        <Message tone="error" part="message">
          {text('sample.notShown')}
        </Message>
      )}
      {model.$picker.get() && <Late file={late.picker} props={props} onFail={model.lose} />}
    </>
  )
}
