import type { Descriptor } from '../../../src/element/describe.ts'
import { learn } from '../conformance/texts.ts'
import { nothing, probe } from '../probe.tsx'

/** Knows one language, one country and one direction: what the suite of locales has to find. */

const messages = {
  'common.close': 'Shut',
  'parochial.again': 'Try again',
  'parochial.same': 'Word for word',
}

const styles = '.row { display: flex; direction: ltr }'

const View = () => (
  <div className="row">
    <p title="Costs $1,234.50">{new Date(0).toLocaleDateString('en-US')}</p>
    <button type="button">Close</button>
  </div>
)

const tag = probe({ View, messages, styles: [styles] })
for (const one of [tag, 'dp-cousin', 'dp-neighbour']) learn(one, messages)

export const parochial: Descriptor = {
  ...nothing,
  tag,
  examples: [{ title: 'Parochial', html: `<${tag}></${tag}>` }],
}
