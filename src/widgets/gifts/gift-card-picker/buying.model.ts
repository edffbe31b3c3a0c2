import { atom, type ReadableAtom } from 'nanostores'
import { buttonGroup } from '../../../page/blockers.ts'
import { watchPresses } from '../../../page/after-press.ts'
import { describeNode } from '../../../page/described.ts'
import { guardPresses } from '../../../page/guarded-buttons.ts'
import { guardSubmitOf } from '../../../page/guarded-submit.ts'
import { pageNodes } from '../../../page/nodes.ts'
import { ownerForm } from '../../../page/owner-form.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import type { Amounts } from './amount.model.ts'
import { late } from './gift-card-picker.late.ts'
import type { GiftPorts } from './gift-card-picker.ports.ts'

/** GFT-039. */
const dependencyMs = 2000

type Panels = typeof import('./panels.late.ts')

interface Around {
  /** Leads the shopper to the box. */
  ask(): void
  /** true: the page has disabled the element, so it holds up nobody. */
  $disabled: ReadableAtom<boolean>
}

/** The button of the page that buys the card: nobody buys without an amount that the card takes. */
export function buying(
  ports: GiftPorts,
  { $error, $state, commit }: Amounts,
  { $disabled, ask }: Around,
) {
  /** What the hint stands at. null: it does not show. */
  const $hint = atom<HTMLElement | null>(null)
  /** By button: its veil, and what ends it. */
  const veils = new Map<HTMLElement, { veil: HTMLElement; end(): void }>()

  const hint = (button: HTMLElement) => $hint.set(veils.get(button)?.veil ?? button)
  const hide = () => $hint.set(null)

  function refuse(button: HTMLElement | undefined): void {
    if (button) hint(button)
    ports.announce(ports.text('giftCard.invalidAmount'))
  }

  const blocked = buttonGroup({ sets: { 'aria-disabled': 'true' }, pressed: refuse })

  /** true: an amount is chosen, and the card takes it. */
  function isReady(): boolean {
    if ($disabled.get()) return true
    commit()
    const state = $state.get()
    return state !== 'none' && state !== 'invalid'
  }

  /** true: the shopper may buy. Otherwise the hint at the pressed button says why not. */
  function lets(button: HTMLElement | null): boolean {
    const isFree = isReady()
    if (!isFree) refuse(button ?? blocked.buttons()[0])
    return isFree
  }

  function unveil(button: HTMLElement): void {
    veils.get(button)?.end()
    veils.delete(button)
  }

  function lay(button: HTMLElement, { veil }: Pick<Panels, 'veil'>): void {
    const layer = veil(button, {
      point: isOver => (isOver ? hint(button) : hide()),
      press() {
        if (!lets(button)) return
        unveil(button)
        button.click()
      },
    })
    const focus = () => hint(button)
    button.addEventListener('focus', focus)
    button.addEventListener('blur', hide)
    const undescribe = describeNode(ports.element, button, ports.text('giftCard.invalidAmount'))
    veils.set(button, {
      veil: layer.veil,
      end() {
        layer.end()
        undescribe()
        button.removeEventListener('focus', focus)
        button.removeEventListener('blur', hide)
      },
    })
  }

  const isInvalid = () => $error.get() !== '' && !$disabled.get()

  /** The veil comes with the error, so that neither moves anything amid a press. */
  async function cover(): Promise<void> {
    if (!isInvalid()) return veils.forEach((_, button) => unveil(button))
    const code = await ports.late(late.panels)
    // The amount may be another one by then. Without the code, the button is blocked all the same.
    if (!code || !isInvalid()) return undefined
    for (const button of blocked.buttons()) if (!veils.has(button)) lay(button, code)
    return undefined
  }

  const search = () =>
    pageNodes(ports.config.addToCart, button => {
      const leave = blocked.add(button)
      void cover()
      return () => {
        unveil(button)
        leave()
      }
    })

  let stop: (() => void) | undefined
  ports.use(() => {
    stop = search()
    const element = ports.element
    const invalid = (event: Event) => {
      // The error stands beside the box, so the browser's own bubble is not needed.
      event.preventDefault()
      ask()
      refuse(blocked.buttons()[0])
    }
    element.addEventListener('invalid', invalid)
    const ends = [
      watchPresses(),
      guardPresses(blocked.buttons, lets),
      // Old libraries send forms in this way.
      guardSubmitOf(
        () => ownerForm(element),
        () => lets(null),
      ),
      joinSubmit(element, { read: commit, blocks: ({ submitter }) => !lets(submitter) }),
    ]
    return () => {
      hide()
      stop?.()
      element.removeEventListener('invalid', invalid)
      for (const end of ends) end()
    }
  })
  let hasCounted = false
  ports.use(() => {
    if (hasCounted) return
    ports.after(dependencyMs, () => {
      hasCounted = true
      const missing = [
        ...(blocked.buttons().length === 0 ? ['addToCart'] : []),
        ...(ports.page.$asin.get() === null ? ['twister'] : []),
      ]
      if (missing.length > 0) ports.metric('pgc-dp:dependencyMissing', { missing })
    })
  })
  ports.onConfig((config, before) => {
    if (config.addToCart === before.addToCart) return
    stop?.()
    stop = search()
  })
  function hold(): void {
    const state = $state.get()
    const isOff = $disabled.get()
    blocked.hold(state === 'invalid' && !isOff)
    void cover()
    if (isOff || (state !== 'invalid' && state !== 'none')) hide()
  }
  for (const $one of [$state, $error, $disabled]) ports.watch($one as ReadableAtom<unknown>, hold)

  return { $hint, hide, anchor: () => $hint.get() }
}
