/** Stores with one fault each. The suite of bodies must find them. `break`: what happens to a correct answer. */

type Break = (request: string, answer: Response) => Response | Promise<Response>

const json = (body: unknown, { status, headers }: Response, as = status) =>
  Response.json(body, { status: as, headers })

export const brokenStores: Readonly<Record<string, { break: Break; found: RegExp }>> = {
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
      answer.status === 403 && request.includes('my-model.html?')
        ? Response.json({ success: 1 }, { headers: { 'cache-control': 'no-store' } })
        : answer,
    found: /takes what does not fit/,
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
    found: /says its 415 as <h1>/,
  },
  'takes what does not fit': {
    break: (_, answer) => {
      if (answer.status !== 400) return answer
      return Response.json({}, { headers: { 'cache-control': 'no-store' } })
    },
    found: /takes what does not fit/,
  },
  'answers with another shape': {
    break: (_, answer) => (answer.status === 200 ? json({ data: 1 }, answer) : answer),
    found: /answers \{"data":1\}/,
  },
  'lets answers be kept': {
    break: async (_, answer) =>
      answer.status === 200 ? new Response(await answer.text()) : answer,
    found: /lets its answer be kept/,
  },
  'leads to another site': {
    break: (_, answer) =>
      answer.status === 303
        ? new Response(null, { status: 303, headers: { location: 'https://elsewhere.invalid/' } })
        : answer,
    found: /leads elsewhere/,
  },
}
