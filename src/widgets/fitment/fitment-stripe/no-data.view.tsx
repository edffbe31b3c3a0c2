import { useRef } from 'react'
import { Popover, popoverStyles } from '../../../parts/popover.tsx'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import type { DropdownProps } from './dropdown.view.tsx'

export const styles = popoverStyles
/** NO_DATA_POPOVER_WIDTH_PX. */
const width = 400

/** Text about a brand without fitment data. The text arrives late, so it takes no focus (FIT-107, FIT-144). */
export function View({ finder, text }: DropdownProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const noData = finder.$noData.get()
  if (!noData) return null
  const { brand, html } = noData
  return (
    <>
      <span ref={ref} hidden />
      <Popover
        open
        label={brand.label}
        closeLabel={text('common.close')}
        part="popover"
        width={width}
        takesFocus={false}
        anchor={() => ref.current?.parentElement?.querySelector('.brand-button') ?? null}
        onClose={finder.leaveNoData}
      >
        {html ? (
          <SafeHtml className="html" html={html} onFailed={finder.withoutHtml} />
        ) : (
          <p className="html">{text('fitment.noData', { brand: brand.label })}</p>
        )}
      </Popover>
    </>
  )
}
