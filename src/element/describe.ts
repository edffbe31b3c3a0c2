import type { GenericSchema, InferOutput } from 'valibot'
import type { CallSpec } from '../contract/call.ts'

/**
 * Where a field comes from when neither attribute nor page state gives it: a page store's name, or
 * `store.key` ('shopper.prime'). Stores kept by asin are read for the element's own asin.
 */
export interface StoreSource {
  path: string
  /** Turns what the store holds into the field's value; undefined leaves the field to its default. */
  map?: (held: unknown) => unknown
}

interface FieldOptions {
  about: string
  /** Without it (from attribute, page state, store or meta) the fallback shows (COR-006). */
  required?: true
  /** Metric that is counted when it is required and missing. */
  missedMetric?: string
  /** 'state': page state only. */
  from?: 'state'
  /** Where the name's kebab-case is not the attribute (COR-017). */
  attribute?: string
  store?: string | StoreSource
  /** Name of the meta element whose content stands in. */
  meta?: string
}

export interface Field<T = unknown> extends FieldOptions {
  kind: 'text' | 'whole' | 'number' | 'flag' | 'choice' | 'json' | 'raw'
  default?: T
  min?: number
  max?: number
  /** A number beyond min or max is warned of and taken as that bound, not as absent. */
  clamp?: true
  pattern?: Pick<RegExp, 'test'>
  /** What an author is told was expected, where the kind alone does not say it. */
  expected?: string
  values?: readonly string[]
  schema?: GenericSchema
}

/** A field that is always there, because it is required or has a default. */
type Given = { required: true } | { default: unknown }
/** A misspelt option would silently mean nothing. */
type Known<O> = { [K in Exclude<keyof O, keyof Field>]: never }
type Make<T> = <const O extends Partial<Omit<Field<T>, 'kind'>> & { about: string }>(
  options: O & Known<O>,
) => O & { kind: Field['kind']; type?: T }

const field =
  <T>(kind: Field['kind']): Make<T> =>
  options => ({ kind, ...options })

export const text = field<string>('text')
/** An integer. */
export const whole = field<number>('whole')
export const flag = field<boolean>('flag')
/** Taken as it comes; the model judges it. */
export const raw = field<unknown>('raw')
export const choice = <const V extends readonly string[], const O extends { about: string }>(
  values: V,
  options: O & Known<O> & Partial<Omit<Field<V[number]>, 'kind' | 'values'>>,
) => ({ kind: 'choice' as const, values, ...options }) as O & Field & { type?: V[number] }
export const json = <S extends GenericSchema, const O extends { about: string }>(
  schema: S,
  options: O & Known<O> & Partial<Omit<Field<InferOutput<S>>, 'kind' | 'schema'>>,
) => ({ kind: 'json' as const, schema, ...options }) as O & Field & { type?: InferOutput<S> }

export interface EventSpec {
  about: string
  detail: GenericSchema
  cancelable?: true
}

export interface HeardSpec {
  /** What it does to the element. */
  about: string
  detail: GenericSchema
}

/**
 * What is done to an example. Selectors are of nodes in the element's shadow root, of what it wraps, or of the
 * page; ` >>> ` goes on into a shadow root. A step waits for its node.
 */
export type Step =
  | Deed
  /** From here on the answers of addresses that begin so stay out. */
  | { hold: string }

/** A step of the shopper, or of the page. */
export type Deed =
  | { press: string }
  /** Typed in place of what the control holds. */
  | { type: string; into: string }
  /** A value of a drop-down. */
  | { choose: string; from: string }
  | { key: string; at: string }
  /** Waits for a node that comes by itself. */
  | { see: string }
  /** An event that the page, or another of its elements, sends. */
  | { tell: string; detail: object }

/** What a shopper can see of an element: each part that is given holds. Selectors are as in steps. */
export interface Sight {
  /** A node that shows. */
  at?: string
  /** English words that stand in that node, else anywhere in the element's shadow root. */
  says?: string
  /** No such node shows. */
  without?: string
  /** A state of the host. */
  state?: string
}

export interface Ending extends Sight {
  /** What becomes of it, and how one goes on, for template authors. */
  about: string
  /** What the shopper does to go on, once the server is well; nothing where nothing is missing. */
  onward: readonly Deed[]
}

/** How a call that fails ends, whatever fails it (COR-072). */
export interface Failure {
  call: CallSpec
  /** When it is sent, in a few words. */
  when: string
  /** Text in the query that tells it from other calls of its path. */
  query?: string
  /** Attributes of the host beside those of the example. */
  with?: Readonly<Record<string, string>>
  /** What is done before, while all is well, if only to show it (`[]`). Without it the call fails from the start. */
  after?: readonly Deed[]
  /** A call whose failure sends this one. */
  because?: CallSpec
  /** What sends it; nothing where the element does by itself. */
  by: readonly Deed[]
  /** The event, or one of the metrics, that tells the page, with a reason and a status; none: an empty list. */
  tells: string | readonly string[]
  /** Reasons that are told to nobody, of what the outcome of the call names as its problem. */
  untold?: readonly string[]
  /** Whether it is sent again by itself, or for which reasons (COR-073). */
  resent?: true | readonly string[]
  /** It has ended in the first of them that is seen. */
  ends: readonly [Ending, ...Ending[]]
  /** What is seen once it is answered, and not yet at an end from which the shopper goes on. */
  well: Sight
  /** The way on sends it again also while it is not answered (COR-070). */
  overtaken?: true
}

export interface FurtherView {
  /** Attributes of the host beside those of the example. */
  with?: Readonly<Record<string, string>>
  /** How it is come to from the first view. */
  by: readonly Step[]
  /** Once it is there. */
  seen: Sight
  /** Where focus goes when it is closed, if not to what opened it. */
  leavesTo?: string
}

export interface Example {
  /** What it shows, in a few words. */
  title: string
  /** Works as it stands against the reference store. */
  html: string
  /** Who sees it so, default signed out. */
  as?: 'signed-out' | 'signed-in' | 'member' | 'business'
  /** Declared states, and how each is come to from the first view. */
  states?: Readonly<Record<string, readonly Step[]>>
  /** Further views, such as an open list, by what they are. */
  views?: Readonly<Record<string, FurtherView>>
  /** What becomes of its calls when they fail; every call of an element fails in one of its examples. */
  failures?: readonly Failure[]
}

export interface MethodSpec {
  about: string
  /** Names to TypeScript types. */
  parameters?: Readonly<Record<string, string>>
}

export interface Descriptor {
  tag: `dp-${string}`
  /** One sentence, for people who choose an element. */
  about: string
  /** Whether a wrapper of server content (lit) or a widget (React). */
  wraps?: true
  fields: Readonly<Record<string, Field<any>>>
  events: Readonly<Record<string, EventSpec>>
  /** Events of other elements that it listens to on the document. */
  hears?: Readonly<Record<string, HeardSpec>>
  /** Request events that it answers (COR-058, COR-116). */
  takes?: readonly string[]
  /** Tags that it draws itself (COR-117). */
  uses?: readonly string[]
  calls?: readonly CallSpec[]
  /** Present: form-associated. Form field names to what they hold. */
  form?: Readonly<Record<string, string>>
  /** It has its place outside of forms too: what it posts with one is an extra. */
  standsAlone?: true
  /** Methods of the host, given by the model's `methods`. */
  methods?: Readonly<Record<string, MethodSpec>>
  slots?: Readonly<Record<string, string>>
  parts?: Readonly<Record<string, string>>
  states?: Readonly<Record<string, string>>
  /** Keys, as they stand on a keyboard, to what they do; beside Tab, which goes through its controls. */
  keyboard: Readonly<Record<string, string>>
  /** Between them they show every declared state; the first is what an author starts from (COR-121). */
  examples: readonly [Example, ...Example[]]
}

/** Elements that belong together. Their code, calls, store and pages lie in folders of this name. */
export interface Family {
  name: string
  /** As the catalogue and README show it. */
  title: string
  /** One sentence, for people who look for an element. */
  about: string
  elements: readonly Descriptor[]
}

/** The product an element is about, of those that have one. */
export const asin = text({
  about: 'Product id. Default: the product of the page.',
  pattern: /^[A-Z\d]{10}$/,
  expected: 'ten characters from A-Z and 0-9',
  store: 'asin',
})

type Others<O, All> = O extends unknown ? Exclude<keyof O, keyof All> : never
type Member<O, K extends string> = O extends { readonly [P in K]: infer M } ? M : never
type Item<O, K extends string> = Member<O, K> extends readonly (infer I)[] ? I : never
type ExampleOf<D extends Descriptor> = D['examples'][number]
type FailureOf<D extends Descriptor> = Item<ExampleOf<D>, 'failures'>

/** Keys that nobody reads. */
type Misspelt<D extends Descriptor> =
  | Others<D, Descriptor>
  | Others<D['events'][keyof D['events']], EventSpec>
  | Others<ExampleOf<D>, Example>
  | Others<FailureOf<D>, Failure>
  | Others<Item<FailureOf<D>, 'ends'>, Ending>
  | Others<Member<FailureOf<D>, 'well'>, Sight>
type Spelt<D extends Descriptor> = [Misspelt<D>] extends [never]
  ? unknown
  : { 'there is no such key': Misspelt<D> }

export const describe = <const D extends Descriptor>(descriptor: D & Spelt<D>): D => descriptor

type FieldValue<F> = F extends { type?: infer T } ? Exclude<T, undefined> : never
type Value<F> = F extends Given ? FieldValue<F> : FieldValue<F> | undefined

/** The resolved configuration of an element. */
export type Config<D extends Descriptor> = {
  readonly [K in keyof D['fields']]: Value<D['fields'][K]>
} & { readonly locale: string } & (D extends { calls: readonly [CallSpec, ...CallSpec[]] }
    ? { readonly csrfToken: string | undefined }
    : unknown)
export type EventName<D extends Descriptor> = keyof D['events'] & string
export type EventDetail<D extends Descriptor, N extends EventName<D>> = InferOutput<
  D['events'][N]['detail']
>
/** Details of the events that an element hears. */
export type Heard<D extends Descriptor> = D extends {
  hears: infer H extends Record<string, HeardSpec>
}
  ? { [N in keyof H]: InferOutput<H[N]['detail']> }
  : Record<never, never>
export type StateName<D extends Descriptor> = D extends { states: infer S }
  ? keyof S & string
  : never
