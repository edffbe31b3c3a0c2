import { ownFont } from './fonts.ts'
import type { Shown } from './suite-page.ts'

/** Every example in a frame. In the frame, only the page's rules for the element itself apply. */

const [columns, columnWidth, rowHeight] = [2, 500, 460]

const frame = (html: string, at: number) => {
  const left = (at % columns) * columnWidth
  const top = Math.floor(at / columns) * rowHeight
  const rules = [
    'all: initial',
    'display: block',
    'position: absolute',
    `left: ${left}px`,
    `top: ${top}px`,
    `width: ${columnWidth - 40}px`,
    `height: ${rowHeight}px`,
    'overflow: hidden',
    'background: white',
    'color: #222',
    `font: 16px / 20px ${ownFont}`,
    // Rules of a page may set the margins of a tag (COR-172). They say nothing about how the element looks.
    '--dp-margin: 0px',
  ]
  return `<div class="frame" style="${rules.map(rule => `${rule} !important`).join(';')}">${html}</div>`
}

/** Names of the gallery's entries, in their order. */
export const galleryNames = (elements: readonly Shown[]): string[] =>
  elements.flatMap(({ tag, examples }) => examples.map(({ title }) => `<${tag}> ${title}`))

export const gallery = (elements: readonly Shown[]): string =>
  elements
    .flatMap(({ examples }) => examples)
    .map(({ html }, at) => frame(html, at))
    .join('\n')
