import type { KeyboardEvent } from 'react'
import type { Descriptor } from '../../../src/element/describe.ts'
import { learn } from '../conformance/texts.ts'
import { nothing, probe } from '../probe.tsx'

/** Knows one language, one country and one direction. The suite of locales must find it. */

const messages = {
  'common.close': 'Shut',
  'parochial.again': 'Try again',
  'parochial.same': 'Word for word',
}

const styles = '.row { display: flex; direction: ltr } [role=toolbar] { display: flex }'

/** Moves focus as if the page were always left to right. */
function move({ key, currentTarget }: KeyboardEvent<Element>) {
  const buttons = [...currentTarget.querySelectorAll('button')]
  const now = buttons.findIndex(button => button.matches(':focus'))
  buttons[now + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)]?.focus()
}

const View = () => (
  <>
    <div className="row">
      <p title="Costs $1,234.50">{new Date(0).toLocaleDateString('en-US', { timeZone: 'UTC' })}</p>
      <button type="button">Close</button>
    </div>
    <div role="toolbar" aria-label="Steps" onKeyDown={move}>
      {['A', 'B', 'C'].map(name => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  </>
)

const tag = probe({ View, messages, styles: [styles] })
for (const one of [tag, 'dp-cousin', 'dp-neighbour']) learn(one, messages)

export const parochial: Descriptor = {
  ...nothing,
  tag,
  examples: [{ title: 'Parochial', html: `<${tag}></${tag}>` }],
}
