import { buttonGroup } from '../../../page/blockers.ts'
import { hearOwnPress, hearPageShow } from '../../../page/guarded-buttons.ts'
import { belongsTo, pageNodes } from '../../../page/nodes.ts'
import type { Press } from '../../../page/shapes.ts'
import { late } from './buy-box.late.ts'
import type { BuyBoxPorts, Showing } from './buy-box.ports.ts'
import type { Offers } from './offers.model.ts'

const sets = { 'aria-disabled': 'true' }

/** Prevents a second order by another press. All one-click buttons share one lock (ONE-001 to ONE-009). */
export function oneClick(ports: BuyBoxPorts, { $shown, show }: Showing, { explain }: Offers) {
  const locked = buttonGroup({ sets, pressed: refuse })
  /**
   * Blocks the one-click buttons while every offer is locked. The buttons have no offer of their own, so a press
   * explains the first minimum that is not met.
   */
  const closed = buttonGroup({ sets, pressed: () => explain() })

  /** Removes the note beside a button outside the element. */
  let endNote: (() => void) | undefined

  function refuse(button: HTMLElement): void {
    ports.announce(ports.text('oneClick.locked'))
    if (ports.element.contains(button)) show({ orderUnderWay: true })
    else void noteBeside(button)
  }
  async function noteBeside(button: HTMLElement): Promise<void> {
    const code = await ports.late(late.orderNote)
    if (!locked.isHeld()) return
    endNote?.()
    const text = ports.text('oneClick.locked')
    endNote = code?.outlet(button, code.messageNode(text), code.messageStyles)
    // If the code of the note fails to load, the text shows inside the element.
    if (!code) show({ orderUnderWay: true })
  }

  let cancel: (() => void) | undefined
  function release(): boolean {
    if (!locked.isHeld()) return false
    cancel?.()
    locked.hold(false)
    endNote?.()
    endNote = undefined
    show({ orderUnderWay: false })
    return true
  }
  function unlock(reason: 'timeout' | 'pageshow'): void {
    if (release()) ports.emit('dp-one-click-unlocked', { reason })
  }

  function lock(button: HTMLElement): void {
    if (locked.isHeld()) return
    locked.hold(true)
    cancel = ports.after(ports.config.oneClickLockMs, () => unlock('timeout'))
    // The next press may need the note.
    if (locked.buttons().some(other => !ports.element.contains(other))) {
      void ports.late(late.orderNote)
    }
    const position = locked.buttons().indexOf(button) + 1
    const name = button.getAttribute('name')
    ports.emit('dp-one-click-locked', { button: button.id || name || `${position}` })
  }

  const search = () =>
    pageNodes(ports.config.oneClickButtons, button => {
      if (!belongsTo(ports.element, button)) return () => {}
      const ends = [
        locked.add(button),
        closed.add(button),
        hearOwnPress(button, () => lock(button)),
      ]
      return () => {
        for (const end of ends) end()
      }
    })

  let stop: (() => void) | undefined
  ports.use(() => {
    stop = search()
    const unhear = hearPageShow(() => unlock('pageshow'))
    return () => {
      release()
      unhear()
      stop?.()
    }
  })
  ports.onConfig((config, before) => {
    if (config.oneClickButtons === before.oneClickButtons) return
    stop?.()
    stop = search()
  })

  // While every offer is locked, the one-click buttons are blocked, inside and outside the offers (ONE-017).
  ports.watch($shown, shown => closed.hold(shown.closed))

  return {
    /** Locks the buttons if one of them started a submission and nothing stopped it. */
    passed({ submitter }: Press): void {
      if (submitter && locked.buttons().includes(submitter)) lock(submitter)
    },
  }
}
