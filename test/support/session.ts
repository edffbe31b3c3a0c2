/** Sessions at a store, wherever it runs. */

export interface Session {
  cookie: string
  csrfToken: string
}

export type Identity = 'signed-out' | 'signed-in' | 'member' | 'business'
/** Name and value of the cookie, as browsers are told them. */
export function cookieParts({ cookie }: Session) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value }
}

/** Sends to a store. */
export type Sender = (path: string, init?: RequestInit) => Response | Promise<Response>

const sessionOf = async (answer: Response): Promise<Session> => {
  const { csrfToken }: { csrfToken: string } = await answer.json()
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', csrfToken }
}

/** The session that takes the place of `old` when its visitor becomes somebody else. */
export async function becoming(send: Sender, old: Session, as: Identity): Promise<Session> {
  const { cookie, csrfToken } = old
  const headers = { cookie, 'x-dp-csrf-token': csrfToken, 'content-type': 'application/json' }
  return sessionOf(
    await send('/dp/session', { method: 'POST', headers, body: JSON.stringify({ as }) }),
  )
}

/** A new session. */
export async function newSession(send: Sender, as: Identity = 'signed-out'): Promise<Session> {
  const first = await sessionOf(await send('/dp/session'))
  return as === 'signed-out' ? first : becoming(send, first, as)
}
