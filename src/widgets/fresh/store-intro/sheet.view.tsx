import { useState } from 'react'
import { takeHeading } from '../../../parts/own-heading.ts'
import { ServerHtml, serverHtmlStyles } from '../../../parts/server-html.tsx'
import { Sheet, sheetStyles } from '../../../parts/sheet.tsx'
import { SideSheet } from '../../../parts/side-sheet.tsx'
import { safeUrl } from '../../../rules/url.ts'
import primary from '../../../styles/primary.css'
import own from './sheet.css'
import type { StoreIntroProps } from './store-intro.view.tsx'

export const styles = [...sheetStyles, ...serverHtmlStyles, primary, own]

/** STORE_INTRO_SLIDE_MS, SHEET_FADE_MS, and STORE_INTRO_SHEET_HEIGHT_PX on mobile. */
const [slideMs, backdropMs, height] = [300, 150, 190]

function Storefront({ model, text }: StoreIntroProps) {
  const storefront = model.$intro.get()?.storefront
  if (!storefront) return null
  return (
    <a
      className="button primary"
      part="storefront"
      href={safeUrl(storefront)}
      onClick={event => {
        // Another tab or window: the browser's own way. The sheet stays for when the shopper is back.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        model.visit()
      }}
    >
      {text('storeIntro.storefront')}
    </a>
  )
}

/** The sheet. Other content in it is another sheet to a screen reader, so it has a key of its own. */
export function View(props: StoreIntroProps) {
  const { config, model, text } = props
  const html = model.$intro.get()?.html ?? ''
  const [title, setTitle] = useState('')
  const sheet = {
    open: true,
    label: title || text('storeIntro.title'),
    closeLabel: text('common.close'),
    part: 'sheet',
    slideMs,
    backdropMs,
    footer: model.$intro.get()?.storefront ? <Storefront {...props} /> : undefined,
    onClose: model.close,
  }
  const content = (
    <ServerHtml
      key={html}
      content={{ html }}
      part="content"
      loadingLabel={text('common.loading')}
      filled
      onShown={shown => setTitle(takeHeading(shown))}
      onAction={action => action === 'close' && model.close()}
      onUseless={model.lose}
    />
  )
  return config.viewType === 'mobile' ? (
    <Sheet {...sheet} edge="bottom" size={height}>
      {content}
    </Sheet>
  ) : (
    <SideSheet {...sheet}>{content}</SideSheet>
  )
}
