import type { GenericSchema, InferOutput } from 'valibot'
import type { CallSpec } from '../contract/call.ts'
import type { Unit } from '../contract/schema.ts'
import { callMeta, url } from './formats.ts'
import { asinFormat, tokensFormat } from './known-formats.ts'

/**
 * Where the value comes from if neither an attribute nor page state sets the field. `path` is the name of a page
 * store, or `store.key` ('shopper.prime'). If a store has values by asin, the element reads the value for its own asin.
 */
export interface StoreSource {
  path: string
  /** Turns the value in the store into the value of the field. If it returns undefined, the default applies. */
  map?: (held: unknown) => unknown
}

interface FieldOptions {
  about: string
  /** If no attribute, page state, store or meta element sets the field, the fallback shows (COR-006). */
  required?: true
  /** Name of the metric for a required field that is missing. */
  missedMetric?: string
  /** 'state': only page state can set the field. */
  from?: 'state'
  /** Name of the attribute. Default: `data-` and the name in kebab-case (COR-017). */
  attribute?: string
  store?: string | StoreSource
  /** Name of a meta element. Its content is used if nothing else sets the field. */
  meta?: string
  /** What a number of the field counts. */
  unit?: Unit
  /** Id of the call whose address the field sets. */
  call?: string
}

export interface Field<T = unknown> extends FieldOptions {
  kind: 'text' | 'whole' | 'number' | 'flag' | 'choice' | 'json' | 'raw'
  default?: T
  min?: number
  max?: number
  /** A number below `min` or above `max` becomes that bound, with a warning. Without `clamp`, the default applies. */
  clamp?: true
  pattern?: Pick<RegExp, 'test'>
  /** Completes "expected …" in warnings. Set it if the kind of the field does not say enough. */
  expected?: string
  values?: readonly string[]
  schema?: GenericSchema
}

/** A field that always has a value, because it is required or has a default. */
type Given = { required: true } | { default: unknown }
/** Forbids other keys: a misspelt option would do nothing, without an error. */
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
/** A number with decimals, such as a price: 4.99. */
export const number = field<number>('number')
export const flag = field<boolean>('flag')
/** The value is not checked here. The model checks it. */
export const raw = field<unknown>('raw')
export const choice = <const V extends readonly string[], const O extends { about: string }>(
  values: V,
  options: O & Known<O> & Partial<Omit<Field<V[number]>, 'kind' | 'values'>>,
) => ({ kind: 'choice' as const, values, ...options }) as O & Field & { type?: V[number] }
/** Some texts of a closed set, separated by spaces or commas. The model takes them apart: `tokensIn` in src/rules. */
export const tokens = <const V extends readonly string[], const O extends { about: string }>(
  values: V,
  options: O & Known<O> & Partial<Omit<Field<string>, 'kind' | 'pattern' | 'expected'>>,
) => text<O>({ ...tokensFormat(values), ...options } as never)
export const json = <S extends GenericSchema, const O extends { about: string }>(
  schema: S,
  options: O & Known<O> & Partial<Omit<Field<InferOutput<S>>, 'kind' | 'schema'>>,
) => ({ kind: 'json' as const, schema, ...options }) as O & Field & { type?: InferOutput<S> }

/**
 * A field that sets the address of a call. Without the field, the address that the page gives the call applies
 * (COR-124).
 */
export const address = <const O extends Partial<Omit<Field<string>, 'kind'>> & { about: string }>(
  { id }: Pick<CallSpec, 'id'>,
  options: O & Known<O>,
) => ({
  ...text<O>(options),
  ...url,
  call: id,
  store: `calls.${id}`,
  meta: callMeta(id),
})

export interface EventSpec {
  about: string
  detail: GenericSchema
  cancelable?: true
}

export interface HeardSpec {
  /** What the event does to the element. */
  about: string
  detail: GenericSchema
  /** Of a request: a detail that the first example takes up. Default: the examples in the schema. */
  sample?: object
}

/**
 * A step of an example. Selectors find nodes in the shadow root of the element, in its content, or in the page.
 * ` >>> ` continues inside a shadow root. A step waits for its node.
 */
export type Step =
  | Deed
  /** From now on, calls to addresses that begin with this text get no answer. */
  | { hold: string }

/** A step that the shopper or the page takes. */
export type Deed =
  | { press: string }
  /** Replaces the text in a control. */
  | { type: string; into: string }
  /** Chooses a value of a drop-down. */
  | { choose: string; from: string }
  | { key: string; at: string }
  /** Waits for a node. */
  | { see: string }
  /** An event from the page or from another element. */
  | { tell: string; detail: object }
  /** The page adds a product to the cart by a call of its own, and tells of it by dp-cart-added. */
  | { buys: string }

/** What a shopper sees of an element. All given conditions must hold. Selectors work as in steps. */
export interface Sight {
  /** Selector of a visible node. */
  at?: string
  /** English text in the node of `at`. Without `at`: anywhere in the shadow root. */
  says?: string
  /** Selector that matches no visible node. */
  without?: string
  /** A state that the host has. */
  state?: string
}

export interface Ending extends Sight {
  /** What happens and how to continue, for template authors. */
  about: string
  /** Steps with which the shopper continues once the server answers again. Empty if nothing is left to do. */
  onward: readonly Deed[]
}

/** What happens if a call fails, for any reason (COR-072). */
export interface Failure {
  call: CallSpec
  /** When the element sends the call. Continues "fails …": "when the shopper presses the button". */
  when: string
  /** Text in the query of this call, if other calls have the same path. */
  query?: string
  /** Attributes of the host, added to the attributes in the example. */
  with?: Readonly<Record<string, string>>
  /** Steps before the fault; `[]` only mounts. Without `after`, the call fails from the start. */
  after?: readonly Deed[]
  /** The element sends this call because another call, `because`, has failed. */
  because?: CallSpec
  /** Steps that make the element send the call. Empty if the element sends the call by itself. */
  by: readonly Deed[]
  /** The event or metrics that report the failure, with a reason and a status. Empty list: no report. */
  tells: string | readonly string[]
  /** Problems of the call that nothing reports. */
  untold?: readonly string[]
  /** The element sends the call again by itself: always, or for these problems (COR-073). */
  resent?: true | readonly string[]
  /** The first ending that is visible counts. */
  ends: readonly [Ending, ...Ending[]]
  /** The view after a successful answer. It must not match while the shopper can still continue from an ending. */
  well: Sight
  /** The steps in `onward` send the call again, even while the first call has no answer (COR-070). */
  overtaken?: true
}

export interface FurtherView {
  /** Attributes of the host, added to the attributes in the example. */
  with?: Readonly<Record<string, string>>
  /** Steps from the first view to this view. */
  by: readonly Step[]
  /** What the shopper sees in this view. */
  seen: Sight
  /** Selector of the node that gets focus when this view closes. Default: the control that opened it. */
  leavesTo?: string
}

export interface Example {
  /** What the example shows, in a few words. */
  title: string
  /** The HTML works unchanged with the reference store. */
  html: string
  /** The shopper who looks at the example. Default: signed out. */
  as?: 'signed-out' | 'signed-in' | 'member' | 'business'
  /** Steps from the first view to each state, by state name. */
  states?: Readonly<Record<string, readonly Step[]>>
  /** Further views, such as an open list. A key continues the title: "with suggestions". */
  views?: Readonly<Record<string, FurtherView>>
  /** What happens if calls fail. Every call of an element needs a failure in one of the examples. */
  failures?: readonly Failure[]
}

export interface MethodSpec {
  about: string
  /** TypeScript types by parameter name. */
  parameters?: Readonly<Record<string, string>>
}

export interface Descriptor {
  tag: `dp-${string}`
  /** One sentence for people who choose an element. */
  about: string
  /** true: the element wraps server content (lit). Otherwise it is a widget (React). */
  wraps?: true
  fields: Readonly<Record<string, Field<any>>>
  /** The field with the product that fields read page stores for. Default: `asin`. */
  storesOf?: string
  events: Readonly<Record<string, EventSpec>>
  /** Events of other elements. The element listens to them on the document. */
  hears?: Readonly<Record<string, HeardSpec>>
  /** Request events that the element answers (COR-058, COR-116). */
  takes?: readonly string[]
  /** Tags that the element draws inside its own view (COR-117). */
  uses?: readonly string[]
  /** The element that the page writes into a slot of this one, and whose fields this one sets (`ChildPorts`). */
  configures?: { slot: string; tag: `dp-${string}` }
  calls?: readonly CallSpec[]
  /** Makes the element form-associated. Values describe the content of each form field. */
  form?: Readonly<Record<string, string>>
  /** The element is also useful outside a form, so nothing warns of a missing form. */
  standsAlone?: true
  /** Methods of the host. The model implements them in `methods`. */
  methods?: Readonly<Record<string, MethodSpec>>
  slots?: Readonly<Record<string, string>>
  /** Attributes that a wrapper reads on its own children, by their names. No `data-` is put before them. */
  childAttributes?: Readonly<Record<string, Field<any>>>
  parts?: Readonly<Record<string, string>>
  states?: Readonly<Record<string, string>>
  /**
   * What shows values in a format that the page sets, in place of the locale's (the exception of COR-022): selectors of
   * nodes in the shadow root, and of fields in the content of a wrapper.
   */
  pageFormats?: readonly string[]
  /** What each key does, by the name on the keyboard. Tab is left out: it always goes through the controls. */
  keyboard: Readonly<Record<string, string>>
  /** Together, the examples show every declared state. Authors start from the first (COR-121). */
  examples: readonly [Example, ...Example[]]
}

/** Elements that belong together. Their code, calls, store and pages are in folders with the name of the family. */
export interface Family {
  name: string
  /** Title in the catalogue and the README. */
  title: string
  /** One sentence for people who look for an element. */
  about: string
  elements: readonly Descriptor[]
}

/** The field of elements that are about a product. */
export const asin = text({
  about: 'Product id. Default: the product of the page.',
  ...asinFormat,
  store: 'asin',
})

/** The field of elements that put items into the cart (COR-180). */
export const cartUrl = text({
  about:
    'URL of your cart page. After an add, a link leads there. Without the URL, there is no link.',
  ...url,
  meta: 'dp-cart-url',
})

type Others<O, All> = O extends unknown ? Exclude<keyof O, keyof All> : never
type Member<O, K extends string> = O extends { readonly [P in K]: infer M } ? M : never
type Item<O, K extends string> = Member<O, K> extends readonly (infer I)[] ? I : never
type ExampleOf<D extends Descriptor> = D['examples'][number]
type FailureOf<D extends Descriptor> = Item<ExampleOf<D>, 'failures'>

/** Keys that no code reads. */
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

/** Every element that makes calls has these fields, too. */
const callFields = {
  csrfToken: text({ about: 'Anti-forgery token. Sent as a header.', meta: 'dp-csrf-token' }),
}

export const describe = <const D extends Descriptor>(descriptor: D & Spelt<D>): D =>
  descriptor.calls
    ? { ...descriptor, fields: { ...descriptor.fields, ...callFields, ...descriptor.fields } }
    : descriptor

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
/** The details of the events in `hears`. */
export type Heard<D extends Descriptor> = D extends {
  hears: infer H extends Record<string, HeardSpec>
}
  ? { [N in keyof H]: InferOutput<H[N]['detail']> }
  : Record<never, never>
export type StateName<D extends Descriptor> = D extends { states: infer S }
  ? keyof S & string
  : never
