import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * An error answer with a name of its own. All given conditions must hold: `status` is the HTTP status, `type` is the
 * `type` in the body. A refusal without conditions matches every error answer, so put it last.
 */
export interface Refusal {
  /** Why the server refuses, and what the shopper sees. */
  about: string
  status?: number
  type?: string
  /** What this error answer holds, beside its `type` and `entity`. An answer without it is still this refusal. */
  body?: GenericSchema
}

/** Headers of a call. Their values come from the fields of the element (COR-075, COR-076). */
export type CallHeader =
  | 'csrf'
  | 'slate'
  | 'encrypted'
  | 'device'
  | 'language'
  | 'currency'
  | 'metadata'

export interface CallSpec {
  /** Unique in the whole library (COR-059). */
  id: string
  /** What the call does, for people who write the server. */
  about: string
  method: 'GET' | 'POST'
  /** Address in the reference store. `params` of the input fill `{name}`. */
  path: string
  /**
   * The first part of `path`, if a page can replace this part alone. A page can always replace the whole path
   * (COR-124).
   */
  base?: string
  /** What the parameters of `path` mean. */
  params?: GenericSchema
  query?: GenericSchema
  body?: GenericSchema
  /** Format of the body. Default: json. */
  encoding?: 'json' | 'form'
  /** Schema of the answer. null: the answer is not read, and any 2xx is success. */
  output: GenericSchema | null
  /** Format of the answer. Default: json. `html` is a fragment: sanitize it before it shows. */
  answer?: 'json' | 'html'
  /**
   * The author of the page chooses the address, so a whole page will do, too. But something must be in it. For HTML
   * alone.
   */
  takesPages?: true
  accept?: string
  contentType?: string
  headers?: readonly CallHeader[]
  /** The server knows this language alone, so it replaces that of the shopper in Accept-Language (SVC-037). */
  language?: string
  /** The call continues when the shopper leaves the page (COR-074, FIT-165). */
  outlives?: true
  /** Sends cookies to other origins, too (COR-075). */
  credentials?: true
  refusals?: Readonly<Record<string, Refusal>>
  /** In milliseconds. */
  timeout: number
  /** A GET that changes something: the server wants the token of the session, or Sec-Fetch-Site same-origin (STO-032). */
  writes?: true
  /** The call adds, claims, creates or invites, so it carries an `Idempotency-Key` (COR-073). */
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

/** Input of a call: `params` of the path, `query` and `body`, as far as the call has them. */
export type CallInput<C extends CallSpec> = Params<C> &
  Part<C, 'query', true> &
  Part<C, 'body', true>
/** Checked input that a handler of the store receives. */
export type CallReceived<C extends CallSpec> = Params<C> &
  Part<C, 'query', false> &
  Part<C, 'body', false>
/** Plain data that a handler of the store returns. */
export type CallAnswer<C extends CallSpec> = C['output'] extends GenericSchema
  ? InferInput<C['output']>
  : unknown
/** Value that a model gets from a successful call. */
export type CallValue<C extends CallSpec> = C['output'] extends GenericSchema
  ? InferOutput<C['output']>
  : null

export type RefusalName<C extends CallSpec> =
  C['refusals'] extends Readonly<Record<infer N extends string, Refusal>> ? N : never

type RefusalBody<R> = R extends { body: infer S extends GenericSchema }
  ? { body: InferOutput<S> | null }
  : unknown
type Refused<C extends CallSpec> = {
  [N in RefusalName<C>]: { ok: false; problem: N; status: number; code: string } & RefusalBody<
    NonNullable<C['refusals']>[N]
  >
}[RefusalName<C>]

/** Faults that every call can have. `aborted`: the element has left the page, so nothing reports it. */
export type Fault = 'timeout' | 'offline' | 'malformed' | 'unavailable' | 'aborted'
export type ProblemName<C extends CallSpec> = Fault | RefusalName<C>

/**
 * `status`: HTTP status; 0 without an answer.
 * `code`: the server's name for the fault (`entity.status`, otherwise `type`); '' without a name.
 * `body`: of a refusal that the contract gives one. null: the answer has no such body.
 */
export type Outcome<C extends CallSpec> =
  | { ok: true; value: CallValue<C>; status: number }
  | { ok: false; problem: Fault; status: number; code: string }
  | Refused<C>
