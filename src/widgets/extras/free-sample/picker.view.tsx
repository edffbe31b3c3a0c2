import { useLayoutEffect, useRef } from 'react'
import { AdaptivePanel } from '../../../parts/adaptive-panel.tsx'
import { ChoiceGroup, focusChoice, takeByKey } from '../../../parts/choice-group.tsx'
import { Image } from '../../../parts/image.tsx'
import type { FreeSampleProps } from './free-sample.view.tsx'

/** All samples and "No thanks" (SMP-007). */
export function Picker({ config, model, text }: FreeSampleProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const samples = model.$samples.get()
  const choices = samples.map(({ image, title }, position) => ({
    id: `${position}`,
    content: (
      <span className="sample">
        <Image src={image} alt="" part="picture" />
        <span dir="auto">{title}</span>
      </span>
    ),
  }))
  // The panel has taken the focus. A shopper who uses keys goes on from the choice (SMP-025).
  useLayoutEffect(() => focusChoice(group.current), [])
  return (
    <>
      <span ref={ref} hidden />
      <AdaptivePanel
        open
        label={text('sample.pickerTitle', { count: samples.length })}
        closeLabel={text('common.close')}
        part="picker"
        width={config.popoverWidth}
        anchor={() => ref.current?.parentNode?.querySelector('.control') ?? null}
        onClose={model.close}
      >
        <div ref={group} className="samples" onKeyDown={takeByKey}>
          <ChoiceGroup
            name="sample"
            label={text('sample.heading')}
            look="cards"
            choicePart="choice"
            choices={[...choices, { id: 'none', content: text('sample.noThanks') }]}
            chosenId={model.chosenId()}
            deselectable
            onChoose={model.pick}
          />
        </div>
      </AdaptivePanel>
    </>
  )
}
