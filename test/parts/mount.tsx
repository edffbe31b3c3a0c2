import { nextFrame } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import base from '../../src/styles/base.css'
import choices from '../../src/styles/choices.css'
import fields from '../../src/styles/fields.css'
import text from '../../src/styles/text.css'
import { busyButtonStyles } from '../../src/parts/busy-button.tsx'
import picker from '../../src/parts/picker.css'
import stepper from '../../src/parts/stepper.css'
import calendarGrid from '../../src/parts/calendar-grid.css'
import checkList from '../../src/parts/check-list.css'
import choiceGroup from '../../src/parts/choice-group.css'
import combobox from '../../src/parts/combobox.css'
import comboboxList from '../../src/parts/combobox-list.css'
import dialog from '../../src/parts/dialog.css'
import draggable from '../../src/parts/draggable.css'
import disclosure from '../../src/parts/disclosure.css'
import layer from '../../src/parts/layer.css'
import image from '../../src/parts/image.css'
import listbox from '../../src/parts/listbox.css'
import message from '../../src/parts/message.css'
import modal from '../../src/parts/modal.css'
import movingHeight from '../../src/parts/moving-height.css'
import movingItems from '../../src/parts/moving-items.css'
import popover from '../../src/parts/popover.css'
import price from '../../src/parts/price.css'
import progressBar from '../../src/parts/progress-bar.css'
import select from '../../src/parts/select.css'
import serverHtml from '../../src/parts/server-html.css'
import sheet from '../../src/parts/sheet.css'
import skeleton from '../../src/styles/skeleton.css'
import timeslotTable from '../../src/parts/timeslot-table.css'
import pager from '../../src/parts/pager.css'
import iconButton from '../../src/styles/icon-button.css'
import tokens from '../../src/styles/tokens.css'
import videoPlayer from '../../src/parts/video-player.css'

const styles = new CSSStyleSheet()
styles.replaceSync(
  [
    [tokens, base, text, fields, choices, layer, popover, modal, dialog, sheet],
    [
      disclosure,
      checkList,
      choiceGroup,
      combobox,
      comboboxList,
      image,
      listbox,
      picker,
      stepper,
      ...busyButtonStyles,
      progressBar,
      message,
      movingHeight,
      movingItems,
      price,
      select,
    ],
    [skeleton, serverHtml, videoPlayer],
    [iconButton, calendarGrid, draggable, pager, timeslotTable],
  ]
    .flat()
    .join('\n'),
)

const mounted: (() => void)[] = []

/** Draws a part in an open shadow root, as a widget does. */
export async function mount(node: ReactNode, parent: Element = document.body) {
  const host = parent.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  const root = createRoot(shadow)
  const draw = async (next: ReactNode) => {
    flushSync(() => root.render(next))
    await nextFrame()
  }
  const unmount = () => {
    if (host.isConnected) root.unmount()
    host.remove()
  }
  mounted.push(unmount)
  await draw(node)
  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = shadow.querySelector<E>(selector)
    if (!found) throw new Error(`no ${selector} in ${shadow.innerHTML}`)
    return found
  }
  /** Waits until all fades and slides have ended. */
  const settled = () => Promise.all(shadow.getAnimations().map(animation => animation.finished))
  return { host, shadow, draw, find, settled, unmount }
}

export function unmountAll(): void {
  for (const unmount of mounted.splice(0)) unmount()
}

/** Middle of an element, in window px, for sendMouse. */
export function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}
