import { useRef } from 'react'
import layer from '../../../parts/layer.css'
import { Popover } from '../../../parts/popover.tsx'
import popover from '../../../parts/popover.css'
import { SafeHtml } from '../../../parts/safe-html.tsx'
import { Styled } from '../../../parts/styled.tsx'
import textStyles from '../../../styles/text.css'
import type { DropdownProps } from './dropdown.view.tsx'
import own from './html.css'
import './messages.add.ts'

const styles = [textStyles, layer, popover, own]
/** NO_DATA_POPOVER_WIDTH_PX. */
const width = 400

/** What is said of a brand without fitment data. It comes late, so it takes no focus (FIT-107, FIT-144). */
export function NoData({ finder, text }: DropdownProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const noData = finder.$noData.get()
  if (!noData) return null
  const { brand, html } = noData
  return (
    <>
      <span ref={ref} hidden />
      <Styled styles={styles} />
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
