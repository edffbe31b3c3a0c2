import { doc } from '../dom/builtin.ts'
import type { ReadableAtom } from 'nanostores'
import { page, storeAt } from '../page/page.ts'
import type { Blueprint } from './blueprint.ts'
import { commonMessages } from './common.messages.ts'
import { resolve, type Resolved } from './config.ts'
import type { Unfit } from './diagnose.ts'
import { attempt, guard } from './guard.ts'
import { addStyles } from '../styles/sheets.ts'
import { soon } from '../page/soon.ts'
import { hasState, pageState, readState } from '../page/state.ts'
import { hearEvent, hosts, watchStore, whenParsed } from './hosts.ts'
import { codeOf, load, missingFor, type LateCode, type LateFile } from './late.ts'
import { fillText } from './locale.ts'
import type { Text } from './ports.ts'

type Fields = Readonly<Record<string, string>>

const common: Fields = commonMessages

type Hearing = (detail: unknown, event: CustomEvent) => void

/**
 * Returns null if the configuration lacks something that no single field can require. Asked again at the next change.
 */
export type MakeModel = (ports: never) => object | null

/**
 * One element in the page, without its view: its configuration, its model and the ports of the model (`ports.ts` types
 * and documents them). Methods stand on the prototype, so that a thousand hosts share them.
 */
export class Core {
  config: Record<string, unknown> = {}
  /** Fields that the page has assigned to `host.config`. */
  assigned: Record<string, unknown> | null = null
  model: object | null = null
  guarded: object | null = null
  /** true: every required field is there, and the model could be made. Otherwise the fallback shows. */
  complete = false
  /** Answers that did not fit, for the inspector. The newest is first. */
  declare unfit?: readonly Unfit[]
  /** Draws the view again. The host that draws the view sets it. */
  redraw: (() => void) | null = null
  readonly page = page
  readonly element: HTMLElement
  readonly blueprint: Blueprint
  readonly internals: ElementInternals
  #makeModel: MakeModel
  #onConfig: readonly ((config: never, before: never) => void)[] = []
  // Arrays are replaced, not pushed to: after a push, an array reserves room for 17 items in each of a thousand hosts.
  #setups: readonly (() => (() => void) | void)[] = []
  /** Functions to call when the element leaves the page. null while the element is not in the page. */
  #cleanups: readonly (() => void)[] | null = null
  #hearing: Record<string, Hearing> | null = null
  #mount: (() => void) | null = null
  #pending = false
  #ready = false
  #region: HTMLElement | null = null

  constructor(element: HTMLElement, blueprint: Blueprint, makeModel: MakeModel) {
    this.element = element
    this.blueprint = blueprint
    this.internals = element.attachInternals()
    this.#makeModel = makeModel
  }

  // Life

  /** Calls `mount`, which draws the view, once the document is parsed and the fields are read. */
  connected(mount: () => void): void {
    const fallback = doc.createElement('slot')
    this.#mount = () => {
      fallback.replaceWith()
      mount()
    }
    whenParsed(() => {
      if (!this.element.isConnected) return
      hosts.add(this)
      this.resolve()
    })
    // The fallback shows while the host waits, for the document or for code.
    if (this.#mount !== null) this.element.shadowRoot?.append(fallback)
  }

  /** Runs when the host has left the page and did not come back within the task (COR-031, COR-032). */
  disconnected(): void {
    hosts.delete(this)
    this.#end()
    this.#region?.replaceWith()
  }

  /** Reads the fields once before the task ends, even after many changes (COR-011). */
  resolveSoon(texts = false): void {
    if (texts) this.redraw?.()
    if (this.#pending) return
    this.#pending = true
    void soon(() => {
      this.#pending = false
      if (hosts.has(this)) this.resolve()
    })
  }

  resolve(): void {
    const { blueprint } = this
    if (!pageState() && (this.assigned || hasState())) {
      return this.#await(readState(), ({ inTurn }) =>
        inTurn(() => attempt(() => hosts.has(this) && this.resolve(), this)),
      )
    }
    const resolved = resolve(this.element, blueprint, this.assigned)
    const files = resolved.missing[0] ? [] : missingFor(blueprint.late, resolved.config)
    if (files[0]) this.#await(Promise.all(files.map(load)), () => this.#take(resolved))
    else this.#take(resolved)
  }

  /** Continues after the needed code has arrived. */
  #await<C>(code: Promise<C>, goOn: (code: C) => unknown): void {
    code
      .then(arrived => hosts.has(this) && goOn(arrived))
      .catch((error: unknown) => this.crash(error))
  }

  #take(resolved: Resolved): void {
    const { paths, storesOf } = this.blueprint
    for (const path of paths) {
      watchStore(storeAt(path, (resolved.config[storesOf] as string) ?? null))
    }
    this.#report(resolved)
    this.complete = !resolved.missing[0]
    if (this.complete) this.#configure(resolved.config)
    else this.#end()
    // Without it, dp.css keeps no room (COR-171).
    this.state('incomplete', !this.complete)
    const draw = this.#mount ?? this.redraw
    this.#mount = null
    draw?.()
  }

  #configure(config: Record<string, unknown>): void {
    const before = this.config
    this.config = config
    if (!this.model) {
      this.model = attempt(() => this.#makeModel(this as never), this) ?? null
      this.complete = !!this.model
      if (this.model) this.guarded = this.extend(this.model)
    } else if (this.blueprint.fields.some(({ name }) => before[name] !== config[name])) {
      for (const heard of this.#onConfig) {
        attempt(() => heard(config as never, before as never), this)
      }
    }
    if (!this.#cleanups && this.complete) this.#begin()
  }

  #begin(): void {
    this.#cleanups = []
    for (const setup of this.#setups) this.#run(setup)
  }

  #run(setup: () => (() => void) | void): void {
    const cleanup = attempt(setup, this)
    if (cleanup && this.#cleanups) this.#cleanups = [...this.#cleanups, cleanup]
  }

  #end(): void {
    const cleanups = this.#cleanups
    this.#cleanups = null
    for (const cleanup of cleanups ?? []) attempt(cleanup, this)
  }

  /** Runs after the view was drawn into the page. The first call announces `dp-ready`. */
  shown(): void {
    if (this.#ready || !this.complete) return
    this.#ready = true
    this.state('ready', true)
    this.send('dp-ready', {})
  }

  crash(error: unknown): void {
    console.error(`dp-elements: <${this.blueprint.descriptor.tag}> crashed`, error)
    this.fault('crash', [{ message: `${(error as Error | null)?.message ?? error}` }])
  }

  assign(fields: object): void {
    this.assigned = { ...this.assigned, ...fields }
    this.resolveSoon()
  }

  /** The configuration as the page reads it. Includes what the model has changed since. */
  publicConfig(): object {
    const fields: Record<string, unknown> = {}
    for (const { name } of this.blueprint.fields) fields[name] = this.config[name]
    return Object.assign(fields, (this.model as { fields?(): object } | null)?.fields?.())
  }

  // Faults of the page

  fault(code: string, problems: readonly object[]): void {
    this.send('dp-error', { code, problems })
  }

  /** Warns the page's author once per fault. The texts are in a chunk that only faulty pages load. */
  #report(resolved: Resolved): void {
    const { missing, misfits } = resolved
    if (!missing[0] && !misfits[0] && !('dpDebug' in doc.documentElement.dataset)) return
    import('./diagnose.ts')
      .then(({ diagnose }) => diagnose(this, resolved))
      .catch((error: unknown) => this.crash(error))
  }

  warn(message: string): void {
    const { id, localName } = this.element
    console.warn(`dp-elements: <${localName}${id && ` id="${id}"`}>: ${message}`)
  }

  // Ports

  send(name: string, detail: unknown, cancelable = false): boolean {
    return this.element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    )
  }

  emit(name: string, detail: unknown): boolean {
    const cancelable = !!this.blueprint.descriptor.events[name]?.cancelable
    // A host outside the document counts as vetoed: the page could not cancel its event (COR-032, COR-052).
    return !(cancelable && !this.element.isConnected) && this.send(name, detail, cancelable)
  }

  metric(name: string, fields: object = {}, value = 1): void {
    this.send('dp-metric', { name, value, element: this.blueprint.descriptor.tag, fields })
  }

  state(name: string, on: boolean): void {
    this.internals.states[on ? 'add' : 'delete'](name)
  }

  use(setup: () => (() => void) | void): void {
    this.#setups = [...this.#setups, setup]
    if (this.#cleanups) this.#run(setup)
  }

  onConfig(heard: (config: never, before: never) => void): void {
    this.#onConfig = [...this.#onConfig, heard]
  }

  watch<T>(store: ReadableAtom<T>, heard: (value: T) => void): void {
    this.use(() => store.subscribe(value => attempt(() => heard(value as T), this)))
  }

  hear(name: string, heard: Hearing): void {
    hearEvent(name)
    this.#hearing = { ...this.#hearing, [name]: heard }
  }

  /** Receives an event of the document that at least one host listens for. */
  heard(event: CustomEvent): void {
    const hear = this.#cleanups && this.#hearing?.[event.type]
    if (hear) attempt(() => hear(event.detail, event), this)
  }

  after(ms: number, run: () => void): () => void {
    if (!this.#cleanups) return () => {}
    const timer = setTimeout(() => {
      cancel()
      attempt(run, this)
    }, ms)
    const cancel = () => {
      clearTimeout(timer)
      this.#cleanups = this.#cleanups?.filter(one => one !== cancel) ?? null
    }
    this.#cleanups = [...this.#cleanups, cancel]
    return cancel
  }

  readonly text: Text = (id, values) => {
    const own = this.config['messages'] as Fields | undefined
    const given = own?.[id] ?? pageState()?.messagesOf(this.blueprint.descriptor.tag)?.[id]
    const text = typeof given === 'string' ? given : (this.blueprint.texts[id] ?? common[id] ?? id)
    return fillText(text, values, this.config['locale'] as string)
  }

  async late<C extends object>(file: LateFile<C>): Promise<C | null> {
    const code = await load(file).catch(() => null)
    return code && this.here(file)
  }

  here<C extends object>(file: LateFile<C>): C | null {
    const code: (C & LateCode) | null = codeOf(file)
    const { shadowRoot } = this.element
    if (code?.styles && shadowRoot) addStyles(shadowRoot, code.styles)
    return code
  }

  extend<M extends object>(model: M): M {
    const draw = () => this.redraw?.()
    for (const [name, store] of Object.entries(model)) {
      if (name.startsWith('$')) this.use(() => (store as ReadableAtom<unknown>).listen(draw))
    }
    return guard(model, this)
  }

  announce(text: string): void {
    const region = (this.#region ??= doc.createElement('span'))
    if (!region.isConnected) {
      region.className = 'visually-hidden'
      region.role = 'status'
      this.element.shadowRoot?.append(region)
    }
    // A screen reader announces a change only in a region that already existed, empty.
    region.textContent = ''
    this.after(50, () => (region.textContent = text))
  }
}
