import { atom } from 'nanostores'
import type { SideSheet } from '../../../../elements/services/side-sheet.ts'
import { sheetContent } from '../../../contract/services/sheet.ts'
import type { Ports } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { pageTriggers, setExpanded } from '../../../page/triggers.ts'
import { callAddress, isUsable, openerOf, wantedOf, type Wanted } from './request.rules.ts'
import { late } from './side-sheet.late.ts'
import type { messages } from './side-sheet.messages.ts'

const anew = { load: 'loading', rest: 'own', close: 'closed' } as const
const transitions = {
  closed: { load: 'loading', rest: 'own' },
  loading: { ...anew, arrive: 'arrived', fail: 'failed' },
  /** The content is here, but not yet cleaned and shown. */
  arrived: { ...anew, show: 'loaded', fail: 'failed' },
  loaded: anew,
  failed: anew,
  /** Shows the content between the tags. */
  own: anew,
} as const

export function model(ports: Ports<SideSheet, typeof messages>) {
  const { $state, send } = machine(transitions, 'closed')
  const $html = atom('')
  /** The code of the sheet could not be loaded, so a message shows in the page. */
  const $lost = atom(false)
  let wanted: Wanted = { url: '', title: undefined }
  /** What gets focus at the end: the node that sent the request, or the trigger. */
  let opener: HTMLElement | null = null
  /** The trigger that has opened the sheet. */
  let pressed: HTMLElement | null = null
  let hasStarted = false
  let forget: (() => void) | undefined

  const isOpen = () => $state.get() !== 'closed'
  const isWaiting = () => $state.get() === 'loading' || $state.get() === 'arrived'
  const url = () => wanted.url || (ports.config.url ?? '')

  async function load(loading: AbortSignal): Promise<void> {
    if (!isUsable(url())) return fail('unsafe', 0)
    const options = { at: callAddress(url()), signal: loading }
    const outcome = await ports.call(sheetContent, { query: {} }, options)
    const failure = ports.failed(outcome)
    if (failure) return fail(failure.reason, failure.status)
    if (!outcome.ok) return
    $html.set(outcome.value)
    send('arrive')
  }

  function fail(error: string, status: number): void {
    if (!send('fail')) return
    ports.warn(`${JSON.stringify(url())} could not be loaded: ${error}, status ${status}`)
    ports.announce(ports.text('sideSheet.failed'))
    ports.metric('SideSheetFailed', { reason: error, status })
    ports.emit('ajax-failure', { url: url(), error })
  }

  /** Shows what is wanted, in a sheet that may be open already. */
  function show(): void {
    const wasOpen = isOpen()
    $html.set('')
    $lost.set(false)
    const entered = send(url() ? 'load' : 'rest')
    if (!wasOpen) ports.emit('dp-sheet-opened', { url: url() })
    if (url() && entered) void load(entered)
  }

  function open(request: Wanted, by: HTMLElement | null): void {
    wanted = request
    // A request out of the open sheet ends with it. Focus still goes back to what opened the sheet.
    if (!isOpen()) opener = by
    show()
  }
  const start = (by: HTMLElement | null) => open({ url: '', title: undefined }, by)

  /** The content has been cleaned and drawn. `isEmpty`: nothing of it can show. */
  function settle(isEmpty: boolean): void {
    if (isEmpty) fail('malformed', 200)
    else if (send('show')) ports.emit('ajax-success', { url: url() })
  }

  function close(): void {
    if (!send('close')) return
    pressed = null
    ports.emit('dp-sheet-closed', { url: url() })
  }

  /** The code of the sheet could not be loaded. The next request tries again. */
  function lose(): void {
    close()
    $lost.set(true)
    ports.announce(ports.text('sideSheet.failed'))
  }

  const trigger = {
    near: () => void ports.late(late.sheet),
    press(node: HTMLElement): boolean {
      pressed = node
      start(node)
      return true
    },
    gone(node: HTMLElement): void {
      if (node === pressed) close()
    },
  }

  /** Lets the controls of the page that the author names open the sheet. */
  function followTriggers(): void {
    forget?.()
    forget = ports.config.trigger ? pageTriggers(ports.config.trigger, trigger) : undefined
  }

  ports.hear('dp-sheet-requested', (detail, event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const request = wantedOf(detail, (field, value) =>
      ports.warn(
        `dp-sheet-requested: ${field}: expected a text, got ${JSON.stringify(value)}; using data-${field} instead`,
      ),
    )
    open(request, openerOf(event))
  })
  ports.onConfig((config, before) => {
    if (config.trigger !== before.trigger) followTriggers()
    if (config.startOpen && !before.startOpen && !isOpen()) start(null)
    else if (config.url !== before.url && isOpen() && !wanted.url) show()
  })
  ports.use(() => {
    const stop = $state.subscribe(() => {
      ports.state('open', isOpen())
      ports.state('loading', isWaiting())
      setExpanded(pressed, isOpen())
    })
    followTriggers()
    if (ports.config.startOpen && !hasStarted) start(null)
    hasStarted = true
    return () => {
      close()
      stop()
      forget?.()
    }
  })

  return {
    $state,
    $html,
    $lost,
    isOpen,
    isWaiting,
    title: () => wanted.title ?? ports.config.title ?? ports.text('sideSheet.title'),
    opener: () => opener,
    show,
    settle,
    fail: () => fail('unavailable', 0),
    close,
    lose,
  }
}
export type SideSheetModel = ReturnType<typeof model>
