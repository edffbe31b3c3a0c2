import { masked } from '../../../src/rules/secrets.ts'

/** Calls of an example, with what was sent and answered: told by the page in the frame, which wraps its own fetch. */

export interface Call {
  method: string
  address: string
  sent: string
  /** 0: none came. */
  status: number
  answer: string
}

export const callEvent = 'catalog-call'

/** Stands in the page before the library: its first calls are told, too. */
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
/** Before it is cut: half a value looks like none. */
function shown(text: string): string {
  const safe = masked(text)
  return safe.length > most ? `${safe.slice(0, most)}…` : safe
}

/** As a line of the log, which anybody may look at or copy (COR-083). */
export const wordsOf = ({ method, address, sent, status, answer }: Call) => ({
  name: `${method} ${masked(address)}`,
  detail: [sent && `sent ${shown(sent)}`, status ? `${status} ${shown(answer)}` : 'no answer']
    .filter(Boolean)
    .join('\n'),
})

/** Calls that were made before the frame had loaded, and those that follow. */
export function hearCalls(view: Window, heard: (call: Call) => void): void {
  const { catalogCalls = [] } = view as Window & { catalogCalls?: readonly Call[] }
  for (const call of catalogCalls) heard(call)
  view.document.addEventListener(callEvent, event => heard((event as CustomEvent<Call>).detail))
}
