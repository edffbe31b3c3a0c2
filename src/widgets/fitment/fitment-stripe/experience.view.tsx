import { useRef } from 'react'
import { CloseButton } from '../../../parts/close-button.tsx'
import { Popover } from '../../../parts/popover.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import type { FinderProps } from './finder.view.tsx'
import type { SmartboxFinder } from './smartbox.model.ts'

/** FIX-005. */
const width = 300

/** The pop-up that explains the smart box. It opens by itself below all controls, and takes no focus (FIX-011). */
export function ExperienceView({ config, finder, text }: FinderProps<SmartboxFinder>) {
  const ref = useRef<HTMLSpanElement>(null)
  const { experience } = finder
  return (
    <>
      <span ref={ref} hidden />
      <Popover
        open
        label={finder.text('placeholder')}
        part="popover"
        width={width}
        takesFocus={false}
        autoCloseMs={config.experienceCloseMs}
        anchor={() => ref.current?.closest('.stripe') ?? null}
        onClose={reason => {
          // A press outside does not close the popover. Shoppers may read it while they do other things.
          if (reason !== 'outside') experience.close(reason === 'timeout' ? 'timeout' : 'shopper')
        }}
      >
        <div className="experience">
          <SafeHtml
            className="html"
            html={experience.$html.get() ?? ''}
            onShown={({ textContent }) => experience.opened(textContent)}
            onFailed={experience.gone}
          />
          <CloseButton label={text('common.close')} onPress={() => experience.close('shopper')} />
        </div>
      </Popover>
    </>
  )
}
