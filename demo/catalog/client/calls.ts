import { masked } from '../../../src/rules/secrets.ts'
import { callEvent, type Call, type Told } from './call.ts'

const most = 800
/** Masks tokens before it cuts the text: half a token would not be recognized. */
function shown(text: string): string {
  const safe = masked(text)
  return safe.length > most ? `${safe.slice(0, most)}…` : safe
}

/** A line of the log, without tokens: people copy the log (COR-083). */
export const wordsOf = ({ method, address, sent, status, answer }: Call) => ({
  name: `${method} ${masked(address)}`,
  detail: [sent && `sent ${shown(sent)}`, status ? `${status} ${shown(answer)}` : 'no answer']
    .filter(Boolean)
    .join('\n'),
})

/** Reports the calls before the frame had loaded, and all later calls. */
export function hearCalls(view: Window, heard: (call: Call) => void): void {
  const { catalogCalls = [] } = view as Window & Told
  for (const call of catalogCalls) heard(call)
  view.document.addEventListener(callEvent, event => heard((event as CustomEvent<Call>).detail))
}
