import './node-modules.ts'
import assert from 'node:assert/strict'
import { fillText } from '../../src/element/locale.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config, Descriptor, StateName } from '../../src/element/describe.ts'
import { commonMessages } from '../../src/element/common.messages.ts'
import { codeOf, load, type LateFile } from '../../src/element/late.ts'
import type { CallOptions, Ended, Ports, Texts } from '../../src/element/ports.ts'
import { page } from '../../src/page/page.ts'
import { registry } from '../../src/page/registry.ts'

/** A call that waits for the test to answer. */
interface Waiting {
  id: string
  input: unknown
  options: CallOptions | undefined
  answer(outcome: Outcome<CallSpec>): void
}

interface Options<M extends Texts> {
  messages?: M
  /** Names of events that the page cancels. */
  cancels?: readonly string[]
}

/**
 * Ports for a model without a DOM. The page stores are real, and everything that the model says is recorded. The
 * element is in the page until `leave()`. A model that changes a page store or the form right after an event has sent the
 * event too early, and fails the test (COR-051).
 */
export function portsOf<D extends Descriptor, M extends Texts>(
  { events, fields }: D,
  given: Partial<Config<D>>,
  { messages, cancels = [] }: Options<M> = {},
) {
  const defaults = Object.entries(fields).map(([name, field]) => [name, field.default])
  let config: Record<string, unknown> = {
    locale: 'en-US',
    ...Object.fromEntries(defaults),
    ...given,
  }
  const onConfig: ((config: never, before: never) => void)[] = []
  const setups: (() => (() => void) | void)[] = []
  let ends: ((() => void) | void)[] | null = []
  let hearDisabled: ((disabled: boolean) => void) | undefined
  const heard = new Map<string, (detail: never, event: never) => void>()
  const said = {
    events: [] as { name: string; detail: unknown }[],
    metrics: [] as { name: string; fields: unknown }[],
    warnings: [] as string[],
    announced: [] as string[],
    states: new Set<string>(),
    calls: [] as Waiting[],
    submitted: null as Readonly<Record<string, string>> | null,
    invalid: null as string | null,
  }
  const texts: Texts = { ...commonMessages, ...messages }

  /** What the page can read. Reading a store creates it, so unchanged stores do not count. */
  const readable = () => ({
    stores: [...registry.stores]
      .filter(([, store]) => store.get() !== store.init)
      .map(([name, store]) => [name, store.get()]),
    submitted: said.submitted,
  })
  /** Nothing that the page can read may change after the event, until the model waits. */
  function isLastOf(name: string): void {
    const before = structuredClone(readable())
    queueMicrotask(() => assert.deepEqual(readable(), before, `${name} goes out too early`))
  }

  const loose = {
    get config() {
      return config
    },
    page,
    adopted: null,
    onConfig: (hear: (typeof onConfig)[number]) => onConfig.push(hear),
    text: (id: string, values?: Record<string, string | number>) =>
      fillText(texts[id] ?? id, values, String(config['locale'])),
    call: (call: CallSpec, input: unknown, options?: CallOptions) =>
      new Promise(resolve => {
        // Like the host's ports: a call whose signal has ended never settles.
        const answer = (outcome: unknown) => options?.signal?.aborted || resolve(outcome)
        said.calls.push({ id: call.id, input, options, answer })
      }),
    failed(outcome: Ended, metric?: string, counted: object = {}) {
      if (outcome.ok || outcome.problem === 'aborted') return null
      const { problem: reason, status } = outcome
      if (metric) loose.metric(metric, { ...counted, reason, status })
      return { reason, status }
    },
    emit(name: string, detail: unknown) {
      said.events.push({ name, detail })
      if (!events[name]?.cancelable) isLastOf(name)
      return !cancels.includes(name)
    },
    metric: (name: string, counted: unknown = {}) => said.metrics.push({ name, fields: counted }),
    warn: (message: string) => said.warnings.push(message),
    fault: () => {},
    state: (name: StateName<D>, on: boolean) =>
      on ? said.states.add(name) : said.states.delete(name),
    use(setup: () => (() => void) | void) {
      setups.push(setup)
      ends?.push(setup())
    },
    watch: <T>(
      store: { subscribe(hear: (value: T) => void): () => void },
      hear: (value: T) => void,
    ) => loose.use(() => store.subscribe(hear)),
    hear: (name: string, hear: (detail: never, event: never) => void) => heard.set(name, hear),
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms)
      // No test run waits for a timer that a model leaves.
      timer.unref()
      const cancel = () => clearTimeout(timer)
      ends?.push(cancel)
      return cancel
    },
    extend: (piece: object) => piece,
    late: <C extends object>(file: LateFile<C>) => load(file).catch(() => null),
    here: <C extends object>(file: LateFile<C>) => codeOf(file),
    announce: (text: string) => said.announced.push(text),
    onControl: () => {},
    write: () => {},
    submit: (submitted: typeof said.submitted) => Object.assign(said, { submitted }),
    invalid: (invalid: string | null) => Object.assign(said, { invalid }),
    onRestore: () => {},
    onDisabled(hear: (disabled: boolean) => void) {
      hearDisabled = hear
      hear(false)
    },
  }

  return {
    // The loose object has every port. Their types depend on the descriptor.
    ports: loose as unknown as Ports<D, M>,
    said,
    configure(change: Partial<Config<D>>) {
      const before = config
      config = { ...config, ...change }
      for (const hear of onConfig) hear(config as never, before as never)
    },
    disable: (disabled: boolean) => hearDisabled?.(disabled),
    /** `event`: further members of the event that the model reads. */
    hears: (name: string, detail: unknown, event: object = {}) =>
      heard.get(name)?.(detail as never, { type: name, ...event } as never),
    leave() {
      const all = ends
      ends = null
      for (const end of all ?? []) end?.()
    },
    comeBack() {
      ends = setups.map(setup => setup())
    },
    /** Lets code continue that waits for an answer. */
    settled: () => new Promise<void>(resolve => setImmediate(resolve)),
  }
}
