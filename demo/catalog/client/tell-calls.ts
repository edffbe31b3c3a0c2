import { callEvent, type Call, type Told } from './call.ts'

/** Runs in the frame of an example, before the library, and tells of all its calls: it wraps the page's own fetch. */

const ask = window.fetch
const told: Call[] = []
Object.assign(window, { catalogCalls: told } satisfies Told)

window.fetch = (input, init = {}) => {
  const call = {
    method: init.method ?? 'GET',
    address: String(input),
    sent: init.body ? String(init.body) : '',
  }
  const tell = (status: number, answer: string) => {
    const one = { ...call, status, answer }
    told.push(one)
    document.dispatchEvent(new CustomEvent(callEvent, { detail: one }))
  }
  const asked = ask(input, init)
  asked.then(
    async answer =>
      tell(
        answer.status,
        await answer
          .clone()
          .text()
          .catch(() => ''),
      ),
    () => tell(0, ''),
  )
  return asked
}
