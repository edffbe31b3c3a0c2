import type { ActionPanel } from '../../../../elements/buying/action-panel.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import { machine } from '../../../machine/machine.ts'
import { pageTriggers, setExpanded } from '../../../page/triggers.ts'
import { late } from './action-panel.late.ts'
import type { messages } from './action-panel.messages.ts'
import { isKnownMode, modeOf, showsFeature } from './modes.rules.ts'

const transitions = {
  closed: { open: 'open' },
  open: { close: 'closed' },
} as const

const modeIn = ({ mode, buyingOption }: Config<ActionPanel>): string => mode ?? modeOf(buyingOption)

export function model(ports: Ports<ActionPanel, typeof messages>) {
  const { $state, send } = machine(transitions, 'closed')
  /** The node that opened the panel: a trigger of the page, or the element's own button. */
  let opener: HTMLElement | null = null
  let forget: (() => void) | undefined

  const mode = () => modeIn(ports.config)
  const isOpen = () => $state.get() === 'open'

  function tell(opened: boolean): void {
    ports.state('open', opened)
    if (ports.config.trigger) setExpanded(opener, opened)
    ports.emit(opened ? 'dp-action-panel-opened' : 'dp-action-panel-closed', { mode: mode() })
  }

  /** Opens the panel. false: there is nothing to show. */
  function open(pressed: HTMLElement): boolean {
    const { featureHtml, contentHtml, treatment } = ports.config
    if (!featureHtml && !contentHtml) {
      ports.warn('neither featureHtml nor contentHtml is given: the panel does not open')
      return false
    }
    opener = pressed
    send('open')
    tell(true)
    const experiment = treatment === 'none' ? null : { treatment }
    ports.metric('ActionPanelOpened', { mode: mode(), ...experiment })
    return true
  }

  /** Closes the panel. Also runs if the code of the panel fails to load, so that the next press tries again. */
  function close(): void {
    if (send('close')) tell(false)
  }

  function toggle(pressed: HTMLElement): boolean {
    if (!isOpen()) return open(pressed)
    close()
    return true
  }

  /**
   * Loads the code of the panel when the shopper comes near a trigger in the page. The loader of `near` files does not
   * see triggers outside the element.
   */
  const near = () => void ports.late(late.panel)

  function gone(node: HTMLElement): void {
    if (node === opener) close()
  }

  function followTriggers(): void {
    forget?.()
    const { trigger } = ports.config
    forget = trigger ? pageTriggers(trigger, { near, press: toggle, gone }) : undefined
  }

  function warnOfMode(): void {
    if (!isKnownMode(mode()))
      ports.warn(`mode: ${mode()} is not known; it shows no feature container`)
  }

  warnOfMode()
  ports.onConfig((config, before) => {
    if (config.trigger !== before.trigger) followTriggers()
    const [from, to] = [modeIn(before), modeIn(config)]
    if (from === to) return
    warnOfMode()
    if (isOpen()) ports.emit('dp-action-panel-mode-changed', { from, to })
  })
  ports.use(() => {
    followTriggers()
    return () => {
      close()
      forget?.()
    }
  })

  return {
    $state,
    mode,
    showsFeature: () => showsFeature(mode()),
    opener: () => opener,
    toggle,
    close,
    fields: () => ({ mode: mode() }),
  }
}
export type ActionPanelModel = ReturnType<typeof model>
