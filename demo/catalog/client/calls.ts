import { masked } from '../../../src/rules/secrets.ts'

/** Calls of an example with request and answer. The page in the frame reports them: it wraps its own fetch. */

export interface Call {
  method: string
  address: string
  sent: string
  /** 0: no answer came. */
  status: number
  answer: string
}

export const callEvent = 'catalog-call'

/** Goes before the library, to catch its first calls. */
export const tellCalls = `<script>
{
  const ask = window.fetch
  window.catalogCalls = []
  window.fetch = (input, init = {}) => {
    const call = { method: init.method || 'GET', address: String(input), sent: init.body ? String(init.body) : '' }
    const tell = (status, answer) => {
      const told = { ...call, status, answer }
      window.catalogCalls.push(told)
      document.dispatchEvent(new CustomEvent('${callEvent}', { detail: told }))
    }
    const asked = ask(input, init)
    asked.then(
      answer => answer.clone().text().then(text => tell(answer.status, text), () => tell(answer.status, '')),
      () => tell(0, ''),
    )
    return asked
  }
}
</script>`

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
  const { catalogCalls = [] } = view as Window & { catalogCalls?: readonly Call[] }
  for (const call of catalogCalls) heard(call)
  view.document.addEventListener(callEvent, event => heard((event as CustomEvent<Call>).detail))
}
