import type { HostilePage } from './page.ts'

/** Places where a shop may put an element (COR-092, COR-021). It works there, and adapts to the place. */

const inside = (name: string, before: string, after: string): HostilePage => ({
  name,
  rows: 'COR-092',
  looksOtherwise: true,
  around: stage => before + stage + after,
})

export const layoutPages: readonly HostilePage[] = [
  {
    ...inside(
      'a float in a table of a page in quirks mode',
      `<table width="100%" border=1><tr><td>Left<td><font size=2>
        <div style="float: right; width: 80%; overflow: hidden">`,
      '</div></font><td>Right</table>',
    ),
    doctype: '',
  },
  inside(
    'a flex container in a grid in a transformed box that clips',
    `<div style="transform: translate(9px); contain: paint; overflow: hidden; height: 500px">
      <div style="display: grid; grid: auto / 1fr 3fr"><p>Left</p>
        <div style="display: flex; align-items: center"><p>Before</p>`,
    '<p>Behind</p></div></div></div>',
  ),
  {
    name: 'a part that is cloned from a template, from right to left',
    rows: 'COR-021 COR-092',
    root: 'dir="rtl"',
    put: 'cloned',
    looksOtherwise: true,
  },
  {
    name: 'a part of a frame that is written as innerHTML',
    rows: 'COR-030 COR-092',
    put: 'parsed',
    framedBy:
      '<!doctype html><link rel="icon" href="data:,"><iframe src="/__suite/framed" width="700" height="500"></iframe>',
    looksOtherwise: true,
  },
]
