import type { ReadableAtom } from 'nanostores'
import type { CallInput, CallSpec, Outcome } from '../contract/call.ts'
import type { commonMessages } from './common.messages.ts'
import type { Page } from '../page/page.ts'
import type { AdoptedControl, Controlled } from './adopted-control.ts'
import type { LateLoader } from './late.ts'
import type { Config, Descriptor, EventDetail, EventName, Heard, StateName } from './describe.ts'

export type { AdoptedControl, Controlled } from './adopted-control.ts'

export interface CallOptions {
  /** The address of the call, as a field of the element sets it (COR-124). */
  at?: string | undefined
  /** Ends the call, which then never settles. */
  signal?: AbortSignal
  /** Value of the device header. */
  device?: string
  /**
   * Tells this deed from an earlier one with the same input, for a call that sets what others may have changed in between.
   * In the same series, the same input is a second try (COR-073).
   */
  series?: string | number
}

type CallsOf<D extends Descriptor> = D extends { calls: readonly (infer C extends CallSpec)[] }
  ? C
  : never

/** How a call ended, for calls of any kind. */
export type Ended = { ok: true } | { ok: false; problem: string; status: number }

export type Texts = Readonly<Record<string, string>>
/** Returns a text of the widget in the page's language, with each `{name}` filled from `values`. */
export type Text<M extends Texts = Texts> = (
  id: (keyof M & string) | keyof typeof commonMessages,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * All that a model can reach. A model never touches the DOM. The methods need their host as `this`: write
 * `ports.emit(…)`, and do not take a method out of `ports`.
 */
export interface Ports<D extends Descriptor, M extends Texts = Texts> extends LateLoader {
  /** The current complete configuration. Every required field has a value. */
  readonly config: Config<D>
  /** Calls `heard` when the configuration changes. */
  onConfig(heard: (config: Config<D>, before: Config<D>) => void): void
  readonly page: Page
  readonly text: Text<M>
  /** The native control that the server rendered inside the host, if any. For form-associated elements only. */
  readonly adopted: AdoptedControl | null
  /**
   * Sends a declared call. Never rejects. Ends with `aborted` when the element leaves the page. Never settles if
   * `options.signal` ends first, or if a newer call of the same kind replaces it.
   */
  call<C extends CallsOf<D>>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<Outcome<C>>
  /**
   * Returns why a call failed, for events. With `metric`, also counts the failure, with `fields`. null: nothing to
   * report, because the call succeeded or the element has left the page.
   */
  failed(
    outcome: Ended,
    metric?: string,
    fields?: Record<string, unknown>,
  ): { reason: string; status: number } | null
  /** Sends an event. false: a listener cancelled the event. */
  emit<N extends EventName<D>>(name: N, detail: EventDetail<D, N>): boolean
  /** Sends a dp-metric event. */
  metric(name: string, fields?: Record<string, unknown>, value?: number): void
  /** Warns the page's author in the console, with tag and id of the host. */
  warn(message: string): void
  /**
   * Tells the page by dp-error what keeps the element from working: `config`, such as fields that are missing together, or
   * `call`, where a row says so.
   */
  fault(code: 'config' | 'call', problems: readonly { message: string }[]): void
  /** Sets or removes a custom state of the host (COR-054). */
  state(name: StateName<D>, on: boolean): void
  /**
   * Runs `setup` while the element is in the page with a complete configuration. When that ends, runs the function that
   * `setup` returned.
   */
  use(setup: () => (() => void) | void): void
  /** Calls `heard` with the store's value now and at each change, while the element is in the page. */
  watch<T>(store: ReadableAtom<T>, heard: (value: T) => void): void
  /** Calls `heard` for an event of the document. The descriptor must name the event in `hears`. */
  hear<N extends keyof Heard<D> & string>(
    name: N,
    heard: (detail: Heard<D>[N], event: CustomEvent) => void,
  ): void
  /**
   * Calls `run` once after `ms` milliseconds, unless the element leaves the page first. Returns a function that
   * cancels.
   */
  after(ms: number, run: () => void): () => void
  /**
   * Takes in a piece of the model that was made later, for example by a late file. Its actions are guarded, and its
   * stores draw the view again, like those of the model.
   */
  extend<Piece extends object>(piece: Piece): Piece
  /** Announces a text once in the host's polite live region (COR-104). */
  announce(text: string): void
  /** The text of the page's label for the element or its adopted control. '': there is none. */
  readonly label?: string
  /** Tells the model when others change its adopted control, while the element is in the page. */
  onControl(model: Controlled): void
  /**
   * Sets the value of the adopted control, and whether it is disabled. With `byShopper`, the control also sends native
   * input and change events.
   */
  write(value: string, disabled: boolean, byShopper: boolean): void
  /** Sets the fields that the element submits with its form. null: none. */
  submit(fields: Readonly<Record<string, string>> | null): void
  /** Blocks the form with this message. null: frees the form (COR-063). */
  invalid(message: string | null): void
  /** Calls `heard` with null after a form reset, and with the fields that the browser restores (COR-061). */
  onRestore(heard: (fields: Readonly<Record<string, string>> | null) => void): void
  /** Calls `heard` now and at each change: is the element or its fieldset disabled (COR-060)? */
  onDisabled(heard: (disabled: boolean) => void): void
}

/** Ports of a wrapper. Its model may act on the content of the page inside the host. A widget's model cannot. */
export interface WrapperPorts<D extends Descriptor, M extends Texts = Texts> extends Ports<D, M> {
  readonly element: HTMLElement
}

/**
 * Ports of an element that sets fields of another one, its child: the page writes the child into a slot (`configures` in
 * the descriptor). `C`: the descriptor of the child.
 */
export interface ChildPorts<C extends Descriptor> {
  /** Calls `heard` now, and when a child comes or has gone, while the element is in the page. */
  onChild(heard: (isThere: boolean) => void): void
  /**
   * Sets fields of the child, also of one that comes later. They win over what the page gives the child. undefined: what the
   * page gives applies again.
   */
  configure(fields: { readonly [K in keyof Config<C>]?: Config<C>[K] | undefined }): void
  /** Calls `heard` for an event of the child, while the element is in the page. */
  hearChild<N extends EventName<C>>(name: N, heard: (detail: EventDetail<C, N>) => void): void
  /** true: the child has this custom state. */
  childIs(name: StateName<C>): boolean
}

/** Props of a view. */
export interface ViewProps<Model, D extends Descriptor, M extends Texts = Texts> {
  model: Model
  config: Config<D>
  text: Text<M>
  /** Late files, for `<Late>` and for views of a variant. */
  files: LateLoader
}
