import type { HostilePage } from './page.ts'

/** Sheets of pages that must not change how an element looks (COR-090, COR-091). */

const styled = (name: string, head: string): HostilePage => ({
  name,
  rows: 'COR-090 COR-091',
  head,
})
const style = (name: string, css: string) => styled(name, `<style>${css}</style>`)
const sheet = (file: string) => `<link rel="stylesheet" href="/__suite/modules/${file}">`
const linked = (name: string, css: string, ...files: readonly string[]) =>
  styled(name, `${files.map(sheet).join('\n')}<style>${css}</style>`)

export const stylePages: readonly HostilePage[] = [
  style(
    'a reset of everything, with !important',
    `
    *, *::before, *::after { margin: 0 !important; padding: 0 !important; border: 0 !important;
      box-sizing: border-box !important; vertical-align: baseline !important; outline: 0 !important;
      list-style: none !important; text-decoration: none !important; background: none !important;
      border-radius: 0 !important; box-shadow: none !important; transition: none !important }
    button, input, select, textarea { all: unset !important }
    svg, img { max-width: 100% !important; height: auto !important; display: block !important }
    dialog, [popover] { display: block !important; position: static !important }
    `,
  ),
  style(
    'everything that is inherited',
    `
    html, body, #stage, #gallery { text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; line-height: 3;
      text-align: right; text-indent: 20px; white-space: nowrap; font-style: italic; font-weight: 900;
      font-variant: small-caps; text-shadow: 1px 1px red; cursor: crosshair; word-break: break-all;
      hyphens: auto; list-style: square inside; quotes: '<' '>'; tab-size: 9; border-collapse: collapse;
      border-spacing: 9px; caption-side: bottom; empty-cells: hide; font-stretch: 50%;
      font-kerning: none; font-feature-settings: 'smcp'; text-rendering: geometricPrecision;
      text-underline-offset: 9px; text-emphasis: dot; text-wrap: nowrap; line-break: anywhere;
      -webkit-text-stroke: 1px red; -webkit-text-fill-color: red; text-justify: none;
      text-align-last: center; overflow-wrap: anywhere; font-size-adjust: 0.9; accent-color: red;
      caret-color: red; image-rendering: pixelated; stroke: red; fill: red; stroke-width: 9px }
    `,
  ),
  style(
    'loud rules for every tag, and a root font size of 20 px',
    `
    html { font-size: 20px }
    div { border: 3px solid red; margin: 9px; padding: 9px; float: left }
    button { background: red; border-radius: 30px; min-width: 300px; text-transform: uppercase }
    input, select { width: 300px; height: 60px; border: 5px dotted red }
    span, p, a, b, i, li, ul { display: block; color: red; font-size: 30px; line-height: 3 }
    svg { width: 100px; height: 100px; fill: red }
    dialog, [popover] { background: red; inset: 0; margin: 0 }
    .button, .message, .price, .primary, .icon, .hidden, .open, .active { display: none }
    ::selection, ::placeholder, ::backdrop { background: red; color: red }
    `,
  ),
  linked(
    'Foundation 5, and a root font size of 62.5%',
    'html { font-size: 62.5% !important }',
    'foundation-sites/css/normalize.css',
    'foundation-sites/css/foundation.css',
  ),
  linked(
    'Tailwind preflight, and a root font size of 10 px',
    'html { font-size: 10px }',
    'tailwindcss/preflight.css',
  ),
  { name: 'quirks mode', rows: 'COR-092', doctype: '' },
]
