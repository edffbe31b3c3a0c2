import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * How a server says a certain no.
 * An error answer matches when each given part fits: `status` the HTTP status, `type` the body's own `type`.
 * A refusal with neither part matches every error answer, so it stands last.
 */
export interface Refusal {
  status?: number
  type?: string
}

/** Headers that a call carries; their values come from the element's fields (COR-075, COR-076). */
export type CallHeader =
  | 'csrf'
  | 'slate'
  | 'encrypted'
  | 'device'
  | 'language'
  | 'currency'
  | 'metadata'

export interface CallSpec {
  /** Unique over the whole library (COR-059). */
  id: string
  method: 'GET' | 'POST'
  /** Address that the reference store answers; `{name}` is filled from the input's `params`. */
  path: string
  /**
   * The leading part of `path` that a page may put elsewhere (`claimEndpoint`, `aapiEndpoint` …).
   * Without it the page configures the whole path.
   */
  base?: string
  query?: GenericSchema
  body?: GenericSchema
  /** How the body is sent; default json. */
  encoding?: 'json' | 'form'
  /** Schema of the answer; null where the answer is not read and any 2xx is success. */
  output: GenericSchema | null
  /** What the answer is read as; default json. `html`: the text of a fragment, to be sanitized before it shows. */
  answer?: 'json' | 'html'
  accept?: string
  contentType?: string
  headers?: readonly CallHeader[]
  /** Goes on when the page is left (COR-074, FIT-165). */
  outlives?: true
  /** Cookies go to another origin too (COR-075). */
  credentials?: true
  refusals?: Readonly<Record<string, Refusal>>
  /** Milliseconds. */
  timeout: number
  /** Adds, claims, creates or invites: is sent with an `Idempotency-Key` (COR-073). */
  creates?: boolean
}

export const defineCall = <const C extends CallSpec>(call: C): C => call

type Part<C, K extends string, In> = C extends { [P in K]: infer S extends GenericSchema }
  ? { [P in K]: In extends true ? InferInput<S> : InferOutput<S> }
  : unknown
type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? N | Names<Rest>
  : never
type Params<C extends CallSpec> = [Names<C['path']>] extends [never]
  ? unknown
  : { params: Record<Names<C['path']>, string> }

/** What a call is given: `params` of its path, `query`, `body`, each only where it has one. */
export type CallInput<C extends CallSpec> = Params<C> &
  Part<C, 'query', true> &
  Part<C, 'body', true>
/** What a handler of the store receives, checked. */
export type CallReceived<C extends CallSpec> = Params<C> &
  Part<C, 'query', false> &
  Part<C, 'body', false>
/** What a handler of the store has to give, as plain data. */
export type CallAnswer<C extends CallSpec> = C['output'] extends GenericSchema
  ? InferInput<C['output']>
  : unknown
/** What a model gets out of a successful call. */
export type CallValue<C extends CallSpec> = C['output'] extends GenericSchema
  ? InferOutput<C['output']>
  : null

export type RefusalName<C extends CallSpec> =
  C['refusals'] extends Readonly<Record<infer N extends string, Refusal>> ? N : never

/** Faults that any call can end in. `aborted`: the element left the page, nobody is told. */
export type Fault = 'timeout' | 'offline' | 'malformed' | 'unavailable' | 'aborted'
export type ProblemName<C extends CallSpec> = Fault | RefusalName<C>

/**
 * `status`: HTTP status, 0 where no answer came.
 * `code`: the server's own word for the fault (`entity.status`, else `type`), or ''.
 */
export type Outcome<C extends CallSpec> =
  | { ok: true; value: CallValue<C>; status: number }
  | { ok: false; problem: ProblemName<C>; status: number; code: string }
