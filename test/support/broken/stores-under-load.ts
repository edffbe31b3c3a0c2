import type { Send } from '../deeds.ts'

/** Stores that lose count. The suite of load must find them. `change`: what happens to a request. */
export const miscountingStores: Readonly<
  Record<string, { change: (init: RequestInit) => RequestInit; found: RegExp }>
> = {
  'does a deed again at the second try': {
    change({ headers, ...init }) {
      const sent = new Headers(headers)
      sent.delete('idempotency-key')
      return { ...init, headers: sent }
    },
    found: /add: double/,
  },
  'sells more than there is': {
    change: ({ body, ...init }) => ({
      ...init,
      ...(typeof body === 'string' && { body: body.replace('"total":60', '"total":65') }),
    }),
    found: /60 units, 65 counted/,
  },
}

export const through =
  (change: (init: RequestInit) => RequestInit, send: Send): Send =>
  (path, init) =>
    send(path, change(init))
