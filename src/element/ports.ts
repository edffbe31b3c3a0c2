import type { ReadableAtom } from 'nanostores'
import type { CallInput, CallSpec, Outcome } from '../contract/call.ts'
import type { commonMessages } from './common.messages.ts'
import type { Page } from '../page/page.ts'
import type { AdoptedControl } from './adopted-control.ts'
import type { LateLoader } from './late.ts'
import type { Config, Descriptor, EventDetail, EventName, Heard, StateName } from './describe.ts'

export type { AdoptedControl } from './adopted-control.ts'

export interface CallOptions {
  /** Takes the place of the call's base, or of its whole path where it has none. */
  at?: string | undefined
  /** Ends the call: it then never settles. */
  signal?: AbortSignal
  /** Value of the device header. */
  device?: string
}

type CallsOf<D extends Descriptor> = D extends { calls: readonly (infer C extends CallSpec)[] }
  ? C
  : never

/** How a call ended, whichever call it was. */
export type Ended = { ok: true } | { ok: false; problem: string; status: number }

export type Texts = Readonly<Record<string, string>>
/** A text of the widget in the page's language; `{name}` in it is filled from `values`. */
export type Text<M extends Texts = Texts> = (
  id: (keyof M & string) | keyof typeof commonMessages,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * All that a model can reach; it never touches the DOM. The methods belong to the host and need it as
 * `this`: call them as `ports.emit(…)`, do not take them out.
 */
export interface Ports<D extends Descriptor, M extends Texts = Texts> extends LateLoader {
  /** The last complete configuration, as it is now; it holds every required field. */
  readonly config: Config<D>
  /** Hears changes of the configuration. */
  onConfig(heard: (config: Config<D>, before: Config<D>) => void): void
  readonly page: Page
  readonly text: Text<M>
  /** The native control inside the host, where the server rendered one (form-associated elements). */
  readonly adopted: AdoptedControl | null
  /**
   * Sends a declared call. Never rejects. Ends with `aborted` when the element leaves the page;
   * never settles when `options.signal` ends first or a newer call of the same kind takes its place.
   */
  call<C extends CallsOf<D>>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<Outcome<C>>
  /**
   * Why a call failed, for the events that tell the page; counted under `metric` with `fields`, where one is
   * given. null: nothing is to be told, since the call went well or the element has left the page.
   */
  failed(
    outcome: Ended,
    metric?: string,
    fields?: Record<string, unknown>,
  ): { reason: string; status: number } | null
  /** Sends an event; false when it was cancelled. */
  emit<N extends EventName<D>>(name: N, detail: EventDetail<D, N>): boolean
  /** Counts something: a dp-metric. */
  metric(name: string, fields?: Record<string, unknown>, value?: number): void
  /** One warning for the page's author, with tag and id of the host. */
  warn(message: string): void
  /** Puts a custom state on the host, or takes it off (COR-054). */
  state(name: StateName<D>, on: boolean): void
  /**
   * Runs `setup` while the element is in the page with a complete configuration, and what it returns
   * when that ends.
   */
  use(setup: () => (() => void) | void): void
  /** Hears a store while the element is in the page; starts with what it holds. */
  watch<T>(store: ReadableAtom<T>, heard: (value: T) => void): void
  /** Hears an event on the document that the descriptor names in `hears`. */
  hear<N extends keyof Heard<D> & string>(
    name: N,
    heard: (detail: Heard<D>[N], event: CustomEvent) => void,
  ): void
  /** Runs once after `ms`, unless it is cancelled or the element leaves the page before. */
  after(ms: number, run: () => void): () => void
  /**
   * Takes in a piece of the model that was made later, for example by a late file. Its actions are guarded and
   * its stores draw the view again, as those of the model.
   */
  extend<Piece extends object>(piece: Piece): Piece
  /** Says a text in the host's polite live region, once (COR-104). */
  announce(text: string): void
  /** What the element submits with its owner form; null: nothing. */
  submit(fields: Readonly<Record<string, string>> | null): void
  /** Blocks the owner form with this message, or frees it (COR-063). */
  invalid(message: string | null): void
  /** Hears a form reset (null) and what history navigation restores (COR-061). */
  onRestore(heard: (fields: Readonly<Record<string, string>> | null) => void): void
  /** Hears whether the element is disabled by itself or a fieldset (COR-060); starts with what is. */
  onDisabled(heard: (disabled: boolean) => void): void
}

/** Of an element around content of the page: its model acts on that, a widget's by modules of src/page alone. */
export interface WrapperPorts<D extends Descriptor, M extends Texts = Texts> extends Ports<D, M> {
  readonly element: HTMLElement
}

/** What a view is given. */
export interface ViewProps<Model, D extends Descriptor, M extends Texts = Texts> {
  model: Model
  config: Config<D>
  text: Text<M>
  /** Late files, for `<Late>` and for views that a variant adds. */
  files: LateLoader
}
