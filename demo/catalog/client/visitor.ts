import type { Example } from '../../../src/element/describe.ts'

/** The visitor of the examples, as the reference store knows visitors. */
export interface Visitor {
  csrfToken: string
}

/** Null if no store answers: a static server serves the catalogue. */
export async function visit(as: Example['as'] = 'signed-out'): Promise<Visitor | null> {
  try {
    const answer = await fetch(`/dp/session?as=${as}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
