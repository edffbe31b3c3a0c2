import type { Example } from '../../../src/element/describe.ts'

/** Who looks at the examples: the store beside the catalogue knows its visitors. */
export interface Visitor {
  csrfToken: string
}

/** Null where no store answers: the catalogue lies somewhere as static files. */
export async function visit(as: Example['as'] = 'signed-out'): Promise<Visitor | null> {
  try {
    const answer = await fetch(`/dp/session?as=${as}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
