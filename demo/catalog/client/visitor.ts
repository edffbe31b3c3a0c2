import type { Example } from '../../../src/element/describe.ts'

/** The visitor of the examples, as the reference store knows visitors. */
export interface Visitor {
  csrfToken: string
}

/**
 * Null if no store answers: a static server serves the catalogue. The function stands alone: programs that drive a
 * browser run it in a page of the store.
 */
export async function visit(as: Example['as'] = 'signed-out'): Promise<Visitor | null> {
  try {
    const { csrfToken }: Visitor = await (await fetch('/dp/session')).json()
    const headers = { 'content-type': 'application/json', 'x-dp-csrf-token': csrfToken }
    const answer = await fetch('/dp/session', {
      method: 'POST',
      headers,
      body: JSON.stringify({ as }),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
