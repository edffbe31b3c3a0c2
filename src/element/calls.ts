import { sendCall } from '../client/client.ts'
import type { CallHeader, CallSpec, Outcome } from '../contract/call.ts'
import { meta } from '../page/state.ts'
import type { Core } from './core.ts'
import type { CallOptions } from './ports.ts'
import { addPorts } from './power.ts'

interface Input {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

interface Under {
  /** The call of each kind that is under way; a newer one takes its place. */
  calls: Map<unknown, AbortController>
  /** Keys of attempts of which nobody knows whether they arrived, by call and input (COR-073). */
  keys: Map<string, string>
}

const states = new WeakMap<Core, Under>()
const under = (core: Core): Under => {
  let state = states.get(core)
  if (!state) {
    const calls = new Map<unknown, AbortController>()
    states.set(core, (state = { calls, keys: new Map() }))
    core.use(() => () => {
      for (const call of calls.values()) call.abort(left)
    })
  }
  return state
}

/** randomUUID is there on secure pages only. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

/** A new one each time: one for all would hold all who wait for it. */
const never = () => new Promise<never>(() => {})

/** Why a call ends before its answer: its element has left the page. */
const left = 'left'

function tokensOf({ config, page }: Core): Partial<Record<CallHeader, string | undefined>> {
  const fields = config as Record<string, string | undefined>
  return {
    csrf: fields['csrfToken'],
    slate: fields['slateToken'],
    encrypted: fields['encryptedToken'],
    language: fields['language'] || page.$context.get().language || fields['locale'],
  }
}

async function send(
  core: Core,
  call: CallSpec,
  input: Input,
  { at, signal, device }: CallOptions = {},
): Promise<Outcome<CallSpec>> {
  const { calls, keys } = under(core)
  const mine = new AbortController()
  // What outlives the page is told, not asked: no newer one takes its place.
  const kind = call.outlives ? mine : call.id
  calls.get(kind)?.abort()
  calls.set(kind, mine)
  const tokens = tokensOf(core)
  // A call without input says by its address and token alone what it creates.
  const attempt = call.creates ? JSON.stringify([call.id, at, input, tokens.encrypted]) : ''
  const idempotencyKey = attempt ? (keys.get(attempt) ?? newKey()) : undefined
  const end = () => mine.abort()
  signal?.addEventListener('abort', end)
  if (signal?.aborted) end()
  const outcome = await sendCall({
    call,
    ...input,
    at,
    baseUrl: meta('dp-base-url') ?? undefined,
    headers: { ...tokens, device },
    idempotencyKey,
    signal: mine.signal,
  })
  signal?.removeEventListener('abort', end)
  if (calls.get(kind) === mine) calls.delete(kind)
  // Else it may have been done: nothing came, nothing that can be read, or a server in trouble.
  const isKnown = outcome.ok || (outcome.status >= 400 && outcome.status < 500)
  if (idempotencyKey && !isKnown) keys.set(attempt, idempotencyKey)
  else keys.delete(attempt)
  return mine.signal.aborted && mine.signal.reason !== left ? never() : outcome
}

/** What the model is given. */
const ports = {
  call(this: Core, call: CallSpec, input: Input, options?: CallOptions) {
    return send(this, call, input, options)
  },
}

/** Calls, for the elements that make some. */
export const calls = (): void => addPorts(ports)
