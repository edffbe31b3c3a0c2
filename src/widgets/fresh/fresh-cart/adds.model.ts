import {
  errorStatusCodes,
  freshAdd,
  freshAddMultiple,
  freshOrderAdd,
  freshOrderAddRef,
  genericErrorModal,
} from '../../../contract/fresh/fresh-add.ts'
import { slotCancel } from '../../../contract/fresh/conflicts.ts'
import { adding } from '../../../machine/adding.ts'
import { reload } from '../../../page/navigate.ts'
import { comesFromWidget } from '../../../page/quantity-widgets.ts'
import { quoted } from '../../../rules/given-item.ts'
import type { Answer, following } from './after.model.ts'
import { late } from './fresh-cart.late.ts'
import type { FreshPorts, Item, Job, Showing } from './fresh-cart.ports.ts'
import {
  bodyOf,
  bucketOf,
  isQuantity,
  itemAsked,
  itemsOf,
  queryOf,
  reftagOf,
  sharedOf,
} from './request.rules.ts'
import { amountIn, started, told, widgetOf, withAmounts } from './told.rules.ts'

/** VIBRATE_MS (FRS-068). */
const vibration = 50
const internalError = 'INTERNAL_SERVER_ERROR'

/** The page belongs to a session that is over (FRS-028, FRS-029). */
const isStale = ({ mode }: Job, status: number) => status === (mode === 'order' ? 401 : 403)

/** Adds one after the other: what is asked for during an add waits for its turn (FRS-010, FRS-013). */
export function adds(
  ports: FreshPorts,
  { $shown, show, tell }: Showing,
  { count, follow }: ReturnType<typeof following>,
) {
  const adder = adding()
  let waiting: Job[] = []
  /** Counts what the server has answered: from then on the same input is another deed (COR-073). */
  let answered = 0
  /** The page loads again once nothing waits any more, so that no add is lost. */
  let reloadsWhenIdle = false

  function send(job: Job, signal: AbortSignal) {
    const { config } = ports
    const options = { signal, series: answered }
    if (job.mode === 'multi') {
      const body = { items: [...job.items], ...sharedOf(config, job) }
      return ports.call(freshAddMultiple, { query: queryOf(config, job), body }, options)
    }
    const [item] = job.items
    const body = bodyOf(config, job, item as Item)
    if (job.mode === 'cart') {
      return ports.call(freshAdd, { query: queryOf(config, job), body }, options)
    }
    const query = { csrf: config.csrfToken }
    const reftag = reftagOf(config, job)
    return reftag
      ? ports.call(freshOrderAddRef, { params: { reftag }, query, body }, options)
      : ports.call(freshOrderAdd, { query, body }, options)
  }
  type Outcome = Awaited<ReturnType<typeof send>>

  function succeed(outcome: Extract<Outcome, { ok: true }>, job: Job): void {
    const { clientResponseModel, delivery } = outcome.value
    const text = job.mode === 'order' ? 'fresh.addedOrder' : 'common.addedToCart'
    show({ outcome: 'added', mode: job.mode })
    ports.announce(ports.text(text))
    if (job.mode === 'multi') ports.metric('lineItemBucket', {}, bucketOf(job.items))
    ports.emit('dp-cart-added', {
      items: withAmounts(job.items, item => amountIn(clientResponseModel.items, item)),
      cartCount: null,
      delivery,
      ...widgetOf(job),
    })
    void count()
  }

  /** Tells of a failed add (FRS-026, FRS-027, FRS-038, FRS-061). Returns HTML of the server that says why. */
  function fail(
    outcome: Extract<Outcome, { ok: false }>,
    job: Job,
    reason: string,
  ): string | undefined {
    const { status } = outcome
    const body = outcome.problem === 'notAdded' ? outcome.body : null
    const { clientResponseModel: model, errorModalHtml } = body ?? {}
    const code = model?.uberCartStatus.errorStatusCode ?? ''
    if (code) ports.metric(errorStatusCodes.some(known => known === code) ? code : 'UNKNOWN')
    const previous = job.commit?.previousQuantity ?? undefined
    const held = (item: Item) =>
      (code === internalError ? undefined : amountIn(model?.items, item)) ?? previous
    ports.emit('dp-cart-failed', {
      items: withAmounts(job.items, held),
      status,
      reason,
      code,
      ...widgetOf(job),
    })
    return errorModalHtml || undefined
  }

  /** Says why an item is not added: by the server's words, else by its general ones, else by our own. */
  async function explain(job: Job, html: string | undefined, signal: AbortSignal): Promise<void> {
    if (html) return tell({ html, job })
    if (job.mode === 'order') return tell({ fallback: 'order' })
    const outcome = await ports.call(genericErrorModal, { body: {} }, { signal })
    if (outcome.ok && outcome.value.errorModalHtml) {
      tell({ html: outcome.value.errorModalHtml, job })
    } else if (outcome.ok || ports.failed(outcome, 'GenericModalFailed')) tell({ fallback: 'cart' })
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    const outcome = await send(job, signal)
    if (outcome.ok || (outcome.status >= 400 && outcome.status < 500)) answered += 1
    if (outcome.ok) {
      succeed(outcome, job)
      adder.answer()
      void actions.finish(outcome.value, job)
      return
    }
    const failure = ports.failed(outcome)
    if (!failure) return adder.leave()
    // What waits fails just as well, and each is told of before the page goes.
    reloadsWhenIdle = isStale(job, outcome.status)
    const html = fail(outcome, job, failure.reason)
    if (!reloadsWhenIdle) await explain(job, html, signal)
    if (outcome.problem === 'notAdded') adder.refuse()
    else adder.fail()
  }

  /** Gives the delivery time back, then adds (FRS-046, FRS-047). */
  async function runWithoutSlot(job: Job, signal: AbortSignal): Promise<void> {
    const outcome = await ports.call(
      slotCancel,
      { body: { token: ports.config.csrfToken } },
      { signal },
    )
    if (!outcome.ok && !ports.failed(outcome, 'SlotCancelFailed')) return adder.leave()
    if (!outcome.ok || !outcome.value.isSuccess) {
      tell({ fallback: job.mode === 'order' ? 'order' : 'cart' })
      return adder.fail()
    }
    const [item] = job.items
    if (item) ports.emit('dp-slot-cancelled', { asin: item.asin, storeId: item.storeId })
    if (job.commit) ports.emit('dp-add-started', started(job))
    return run(job, signal)
  }

  function reloadOnceIdle(): void {
    if (!reloadsWhenIdle || waiting.length > 0 || adder.$state.get() === 'adding') return
    reloadsWhenIdle = false
    reload(ports)
  }

  const actions = ports.extend({
    /** Does what is to be done next. */
    async next(): Promise<void> {
      const [job] = waiting
      const signal = job && adder.start()
      if (!job) return reloadOnceIdle()
      if (!signal) return
      waiting = waiting.slice(1)
      show({ outcome: null, addressFailed: false, mode: job.mode })
      // Should the add fail, the dialog can show at once.
      void ports.late(late.dialog)
      await (job.cancelsSlot ? runWithoutSlot(job, signal) : run(job, signal))
      void actions.next()
    },

    async finish(answer: Answer, job: Job): Promise<void> {
      const then = await follow(answer, job)
      reloadsWhenIdle ||= then === 'reload' || (then === 'stay' && !!job.cancelsSlot)
      reloadOnceIdle()
    },

    /** The shopper presses the button. */
    press(): void {
      const { mode } = ports.config
      const items = itemsOf(ports.config)
      if (!items[0] || adder.$state.get() === 'adding' || isLeaving()) return
      const asks = () => ports.emit('dp-before-add-to-cart', { items: items.map(told), mode })
      if (!adder.ask(asks)) return
      navigator.vibrate?.(vibration)
      enqueue({ mode, items, commit: null })
    },

    /** The shopper gives the delivery time back that keeps an item out. */
    cancelSlot: (job: Job) => enqueue({ ...job, cancelsSlot: true }),
  })

  const isLeaving = () => $shown.get().redirect !== null
  function enqueue(job: Job): void {
    waiting = [...waiting, job]
    void actions.next()
  }

  ports.hear('dp-quantity-committed', (asked, event) => {
    if (event.defaultPrevented || isLeaving()) return
    const item = itemAsked(ports.config, asked)
    if (!item) return
    if (!isQuantity(item.quantity)) {
      ports.warn(
        `dp-quantity-committed: expected a quantity from 0 to 999, got ${quoted(item.quantity)}; nothing is added`,
      )
      return
    }
    const isOwn = !!asked.widgetId && asked.widgetId === ports.config.qsUID
    if (!isOwn && !comesFromWidget(event, asked.widgetId)) {
      ports.metric('InvalidWidgetId')
      return
    }
    const { mode } = ports.config
    const job: Job = { mode, items: [item], commit: asked }
    if (!ports.emit('dp-before-add-to-cart', { items: [told(item)], mode })) return
    event.preventDefault()
    ports.emit('dp-add-started', started(job))
    enqueue(job)
  })
  ports.use(() => () => {
    // Its call ends with the element, and nothing tells of it (FRS-050).
    waiting = []
    reloadsWhenIdle = false
    adder.leave()
  })
  // After the cleanup that leaves, which it still hears of.
  ports.watch(adder.$state, state => ports.state('adding', state === 'adding'))

  return { $state: adder.$state, press: actions.press, cancelSlot: actions.cancelSlot }
}
