/**
 * Stores with one fault each. The suite of bodies must find them. `break`: what happens to a correct answer, given the
 * method, the address and the body of the request in one text.
 */

type Break = (request: string, answer: Response) => Response | Promise<Response>

const json = (body: unknown, { status, headers: own }: Response, as = status) => {
  const headers = new Headers(own)
  headers.set('content-type', 'application/json')
  return Response.json(body, { status: as, headers })
}
/** The same answer, with these headers alone. */
const resent = async (answer: Response, headers: Record<string, string>) =>
  new Response(await answer.text(), { status: answer.status, headers })

interface BrokenStore {
  break: Break
  found: RegExp
  /** Of the calls that show the fault. Default: any call may. */
  path?: string
}

export const brokenStores: Readonly<Record<string, BrokenStore>> = {
  'fails for a name that objects inherit': {
    break: (request, answer) =>
      request.includes('__proto__') ? new Response(null, { status: 500 }) : answer,
    found: /answers 500/,
  },
  'does not name the field at fault': {
    break: async (_, answer) =>
      answer.status === 400
        ? json({ type: 'INVALID_INPUT', entity: { status: 'INVALID_INPUT' } }, answer)
        : answer,
    found: /refuses for the field ""/,
  },
  'does without the token': {
    break: (_, answer) =>
      answer.status === 403
        ? Response.json({}, { headers: { 'cache-control': 'no-store' } })
        : answer,
    found: /answers 200 to what may not write/,
  },
  'lets any page write by a GET': {
    break: (request, answer) =>
      answer.status === 403 && request.startsWith('GET ')
        ? Response.json({ success: 1 }, { headers: { 'cache-control': 'no-store' } })
        : answer,
    found: /takes what does not fit/,
    path: '/gp/replacement-parts/ajax/my-model.html',
  },
  'does by a form without the token': {
    break: (_, answer) =>
      answer.status === 403
        ? new Response(null, { status: 303, headers: { location: '/' } })
        : answer,
    found: /answers 303 to what may not write/,
  },
  'names another field': {
    break: async (_, answer) =>
      answer.status === 400
        ? json({ type: 'X', entity: { status: 'X', field: 'colour' } }, answer)
        : answer,
    found: /refuses for the field "colour"/,
  },
  'says errors as pages': {
    break: (_, answer) =>
      answer.status === 415 ? new Response('<h1>Sorry</h1>', { status: 415 }) : answer,
    found: /sends <h1>Sorry<\/h1> as text/,
  },
  'takes what does not fit': {
    break: (_, answer) => {
      if (answer.status !== 400) return answer
      return Response.json({}, { headers: { 'cache-control': 'no-store' } })
    },
    // A request that fits its schema may be refused, too: for what it says of the cart, for example.
    found: /takes what does not fit|answers {}/,
  },
  'answers with another shape': {
    break: (_, answer) => (answer.status === 200 ? json({ data: 1 }, answer) : answer),
    found: /answers \{"data":1\}/,
  },
  'lets answers be kept': {
    break: (_, answer) =>
      answer.status === 200
        ? resent(answer, { 'content-type': answer.headers.get('content-type') ?? '' })
        : answer,
    found: /lets its answer be kept/,
  },
  'sends its answers as pages': {
    break: (_, answer) =>
      answer.status === 200
        ? resent(answer, { 'cache-control': 'no-store', 'content-type': 'text/html' })
        : answer,
    found: /sends .* as text\/html/,
    path: '/dp/cart/count',
  },
  'repeats what it was told in its markup': {
    break: async (request, answer) => {
      if (answer.status !== 200) return answer
      const told = [...new URLSearchParams(request.split('?')[1]).values()]
      return new Response(`${await answer.text()}${told.join('')}`, answer)
    },
    found: /repeats markup that runs/,
    path: '/fmc/sis',
  },
  'refuses its own pages': {
    break: (_, answer) =>
      answer.status === 200
        ? json({ type: 'CSRF', entity: { status: 'CSRF' } }, answer, 403)
        : answer,
    found: /says CSRF to its own page/,
  },
  'leads programs to a page': {
    break: (_, answer) =>
      answer.status === 200
        ? new Response(null, { status: 303, headers: { location: '/cart' } })
        : answer,
    found: /leads away by 303/,
  },
  'leads to another site': {
    break: (_, answer) =>
      answer.status === 303
        ? new Response(null, { status: 303, headers: { location: '//elsewhere.invalid/' } })
        : answer,
    found: /leads elsewhere/,
  },
}
