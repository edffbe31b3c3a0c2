import { addressOf, sendCall } from '../client/client.ts'
import type { CallHeader, CallSpec, Outcome } from '../contract/call.ts'
import { headerFields } from '../contract/headers.ts'
import { foreignOrigin } from '../page/call-origins.ts'
import { atRest } from '../page/at-rest.ts'
import { storeAt } from '../page/page.ts'
import { meta } from '../page/state.ts'
import { isObject } from '../rules/is-object.ts'
import { isSecret } from '../rules/secret-name.ts'
import type { Core } from './core.ts'
import { addressFits, callMeta } from './formats.ts'
import type { CallOptions, Ended } from './ports.ts'
import type { Power } from './power.ts'

interface Input {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** The address that the page gives a call, as the page wrote it (COR-124). */
const pageAddress = ({ id }: CallSpec): unknown =>
  (storeAt('calls', null).get() as Record<string, unknown> | null)?.[id] ?? meta(callMeta(id))

/** crypto.randomUUID exists only on secure pages, so the key is made by hand. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

/** Makes a new promise each time. A shared promise would leak its waiters. */
const never = () => new Promise<never>(() => {})

/** Ends when the call is cut. */
const cut = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

/** Abort reason of a call whose element has left the page. */
const left = 'left'

function tokensOf({ config, page }: Core): Partial<Record<CallHeader, string | undefined>> {
  const fields = config as Record<string, string | undefined>
  const filled = Object.entries(headerFields).map(([header, name]) => [header, fields[name]])
  return {
    ...(Object.fromEntries(filled) as Partial<Record<CallHeader, string>>),
    language: fields['language'] || page.$context.get().language || fields['locale'],
  }
}

/** A body or query without its tokens, at any depth. */
const withoutTokens = <T>(held: T): T =>
  isObject(held)
    ? (Object.fromEntries(
        Object.entries(held).flatMap(([name, value]) =>
          isSecret(name) ? [] : [[name, withoutTokens(value)]],
        ),
      ) as T)
    : held

/** Tells the page's author of a fault. The code for this is in a chunk that only faulty pages load. */
const tell = (tellNow: (diagnosis: typeof import('./diagnose.ts')) => void): void =>
  void import('./diagnose.ts').then(tellNow, () => {})

/** The power to make calls, for elements that have calls. */
export const calls: Power = {
  core: Base =>
    class CallingCore extends Base {
      /** The running call of each kind. A newer call replaces it. */
      #underWay: Map<unknown, AbortController> | null = null
      /** Idempotency keys of attempts that may have reached the server, by call and input (COR-073). */
      #keys = new Map<string, string>()

      async call(
        call: CallSpec,
        input: Input,
        { at, series, signal, device }: CallOptions = {},
      ): Promise<Outcome<CallSpec>> {
        const underWay = this.#begun()
        const mine = new AbortController()
        // A call that outlives the page is a report. Each report gets its own kind, so a newer report does not cancel
        // it.
        const kind = call.outlives ? mine : call.id
        underWay.get(kind)?.abort()
        underWay.set(kind, mine)
        const tokens = tokensOf(this)
        // A call without input differs from others only by its address and token.
        const attempt = call.creates
          ? JSON.stringify([call.id, at, input, tokens.encrypted, series])
          : ''
        const idempotencyKey = attempt ? (this.#keys.get(attempt) ?? newKey()) : undefined
        const end = () => mine.abort()
        signal?.addEventListener('abort', end)
        if (signal?.aborted) end()
        const baseUrl = meta('dp-base-url')
        const given = at ?? pageAddress(call)
        const own = addressFits(call, given) ? given : undefined
        if (given && !own) tell(({ diagnoseAddress }) => diagnoseAddress(this, call, given))
        const target = { call, ...input, at: own, baseUrl }
        const stranger = foreignOrigin(addressOf(target))
        const address = addressOf(
          stranger ? { ...target, query: withoutTokens(input.query) } : target,
        )
        // A call with neither headers nor a body has no token to leave out.
        if (stranger && (call.headers || call.body)) {
          tell(({ diagnoseOrigin }) => diagnoseOrigin(this, call.id, stranger))
        }
        const outcome = await sendCall({
          call,
          address,
          body: stranger ? withoutTokens(input.body) : input.body,
          headers: { ...(stranger ? { language: tokens.language } : tokens), device },
          idempotencyKey,
          // What outlives the page outlives its element, too.
          signal: (call.outlives ? new AbortController() : mine).signal,
          doubt: (body, response, refusal) =>
            tell(({ diagnoseAnswer }) => diagnoseAnswer(this, call, body, response, refusal)),
        })
        const rest = atRest()
        // A model hears that its element has left before the element can come back.
        if (rest) await Promise.race([rest, cut(mine.signal)])
        signal?.removeEventListener('abort', end)
        if (underWay.get(kind) === mine) underWay.delete(kind)
        // No answer, an unreadable answer or a 5xx: the server may have done it. Keep the key.
        const isKnown = outcome.ok || (outcome.status >= 400 && outcome.status < 500)
        if (idempotencyKey && !isKnown) this.#keys.set(attempt, idempotencyKey)
        else this.#keys.delete(attempt)
        if (!mine.signal.aborted) return outcome
        return mine.signal.reason === left
          ? { ok: false, problem: 'aborted', status: 0, code: '' }
          : never()
      }

      failed(outcome: Ended, metric?: string, fields?: object) {
        if (outcome.ok || outcome.problem === 'aborted') return null
        const { problem: reason, status } = outcome
        if (metric) this.metric(metric, { ...fields, reason, status })
        return { reason, status }
      }

      /** The map of running calls. When the element leaves the page, all of them end. */
      #begun(): Map<unknown, AbortController> {
        if (this.#underWay) return this.#underWay
        const underWay = (this.#underWay = new Map<unknown, AbortController>())
        this.use(() => () => {
          for (const call of underWay.values()) call.abort(left)
        })
        return underWay
      }
    },
}
