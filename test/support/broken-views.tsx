import type { KeyboardEvent, ReactNode } from 'react'
import type { Descriptor } from '../../src/element/describe.ts'
import type { Broken } from './judges/judge.ts'
import { nothing, probe } from './probe.tsx'

/** Elements that lock somebody out, each in its own way. The suites over all elements must find them. */

function broken(sign: RegExp, View: () => ReactNode, styles = ''): Broken {
  const tag = probe({ View, styles: [styles] })
  const examples: Descriptor['examples'] = [{ title: 'Broken', html: `<${tag}></${tag}>` }]
  return { sign, descriptor: { ...nothing, tag, examples } }
}

const Swatch = () => <button type="button" className="swatch" aria-label="Red" />
const Words = () => <p className="words">Some words</p>

export const brokenViews: Readonly<Record<string, Broken>> = {
  'words that are hard to read': broken(/light: color-contrast/, Words, '.words { color: #bbb }'),
  'words that are hard to read in the dark alone': broken(
    /dark: .*color-contrast/,
    Words,
    '.words { color: #333 }',
  ),
  'a control without a name': broken(/light: button-name/, () => <button type="button" />),
  'a control that is too small': broken(
    /"" 12 x 12/,
    Swatch,
    '.swatch { inline-size: 12px; block-size: 12px; padding: 0 }',
  ),
  'a control that forced colors hide': broken(
    /forced colors: .* not to be seen/,
    Swatch,
    '.swatch { inline-size: 40px; block-size: 40px; border: 0; background: red }',
  ),
  'a state that forced colors hide': broken(
    /forced colors: .* does not show its aria-pressed/,
    () => (
      <button type="button" className="toggle" aria-pressed="true">
        Follow
      </button>
    ),
    '.toggle { border: 1px solid; background: white; color: black } [aria-pressed=true] { background: yellow }',
  ),
  'what moves for somebody who wants nothing to': broken(
    /moves/,
    Words,
    '.words.words { animation: sway 1s infinite !important } @keyframes sway { to { translate: 9px } }',
  ),
}

export const smallTextViews: Readonly<Record<string, Broken>> = {
  'text that is too small on any page': broken(
    /16px: .*"Some words" has text of 11.2 px/,
    Words,
    '.words { font-size: 0.7em }',
  ),
  'text that is too small on a page of 10 px': broken(
    /10px: .*"Some words" has text of 10.8 px/,
    // The box has the least size, 12 px. Sizes in em of what stands in it start from that.
    () => (
      <div>
        <Words />
      </div>
    ),
    '.words { font-size: 0.9em }',
  ),
}

/** Broken for keyboards only. */
export const mouseViews: Readonly<Record<string, Broken>> = {
  'a control that Tab never comes to': broken(/never comes to .*"Out of reach"/, () => (
    <button type="button" tabIndex={-1}>
      Out of reach
    </button>
  )),
  'an order that does not follow the view': broken(
    /goes back to .*"Second"/,
    () => (
      <div className="backwards">
        <button type="button">First</button>
        <button type="button">Second</button>
      </div>
    ),
    '.backwards { display: flex; flex-direction: row-reverse }',
  ),
  'focus that does not show': broken(
    /"Plain" has no focus ring/,
    () => (
      <button type="button" className="plain">
        Plain
      </button>
    ),
    '.plain.plain:focus { outline: 0 }',
  ),
}

const inPanel = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.parentElement?.querySelector<HTMLElement>('[popover]')
const openPanel = (event: { currentTarget: Element }) => {
  inPanel(event)?.showPopover()
  inPanel(event)?.querySelector('button')?.focus()
}
const Panel = ({ onKey }: { onKey?: (event: KeyboardEvent<Element>) => void }) => (
  <div onKeyDown={onKey}>
    <button type="button" onClick={openPanel}>
      Open
    </button>
    <div popover="manual">
      <button type="button">Inside</button>
    </div>
  </div>
)
const closeAtEscape = ({ key, currentTarget }: KeyboardEvent<Element>) => {
  if (key === 'Escape') currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
}

/** Their button opens something that is hard to leave. */
export const stuckViews: Readonly<Record<string, Broken>> = {
  'a layer that Escape leaves open': broken(/Escape leaves .* open/, () => <Panel />),
  'a layer that does not give focus back': broken(/focus is on .*, not on .*"Open"/, () => (
    <Panel onKey={closeAtEscape} />
  )),
}

export const unfitViews: Readonly<Record<string, Broken>> = {
  'a control that a finger misses': broken(/"Small" 60 x 30/, () => (
    <button type="button" style={{ inlineSize: '60px', blockSize: '30px', padding: '0' }}>
      Small
    </button>
  )),
  'what is wider than the page': broken(
    /the page is 400 px wide[^]*leaves the window/,
    Words,
    '.words { inline-size: 400px; margin: 0 } :host { position: absolute; inset-inline-start: 0 }',
  ),
  'words that are cut off on their side': broken(
    /px of width/,
    Words,
    '.words { inline-size: 30px; overflow: hidden; white-space: nowrap }',
  ),
  'words that are cut off below': broken(
    /px of height/,
    Words,
    '.words { block-size: 10px; overflow: hidden }',
  ),
}

/** Works, but not as it stands. */
export const warningViews: Readonly<Record<string, Broken>> = {
  'an example that the page is warned of': broken(/address is missing/, () => {
    console.warn('An address is missing')
    return <Words />
  }),
}
