import { stub } from 'sinon'

/** Changes the bodies of the store's answers to addresses that begin with `path`, until `end()`. */
export function spoil(path: string, change: (body: string) => string) {
  const { fetch } = window
  const spoilt = stub(window, 'fetch').callsFake(async (input, init) => {
    const answer = await fetch.call(window, input, init)
    if (!`${input as string}`.startsWith(path)) return answer
    const { headers, status } = answer
    const other = new Response(change(await answer.text()), { headers, status })
    // A response that a script makes has no address of its own.
    Object.defineProperty(other, 'url', { value: answer.url })
    return other
  })
  return { end: () => spoilt.restore() }
}
