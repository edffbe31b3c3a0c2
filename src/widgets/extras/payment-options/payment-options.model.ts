import { atom } from 'nanostores'
import type { LinkBeside } from '../../../page/page-link.ts'
import { choosing } from './choice.model.ts'
import { expanding } from './expander.model.ts'
import { byId } from './options.rules.ts'
import { late } from './payment-options.late.ts'
import type { Layer, PaymentPorts, Sheet } from './payment-options.ports.ts'
import { linking } from './price-link.model.ts'
import type { SideSheet } from './sheets.model.ts'
import { submitting } from './submit.model.ts'

/** The side sheets. null: their code has not come. */
type Sheets = Readonly<Record<Sheet, SideSheet>> | null

/** `linkBeside`: draws the link in the page. */
export function paymentModel(ports: PaymentPorts, linkBeside: LinkBeside) {
  const choice = choosing(ports)
  const { $choice } = choice
  const expander = expanding(ports, $choice)
  const $layer = atom<Layer | null>(null)
  const $sheets = atom<Sheets>(null)
  /** What could not be opened, because its code has not come. */
  const $lost = atom<Layer | null>(null)
  const $disabled = atom(false)

  const sheetOf = (layer: Layer | null): SideSheet | undefined =>
    layer && layer !== 'change' ? $sheets.get()?.[layer] : undefined

  function close(): void {
    sheetOf($layer.get())?.close()
    $layer.set(null)
  }

  /** Opens a sheet or the modal. Another one that is open closes first, and its call ends (PAY-052). */
  async function open(layer: Layer): Promise<void> {
    if ($layer.get() === layer) return
    close()
    $lost.set(null)
    $layer.set(layer)
    const code = await ports.late(late.panels)
    if ($layer.get() !== layer) return
    if (!code) {
      close()
      $lost.set(layer)
      return ports.announce(ports.text('payment.ajaxError'))
    }
    if (!$sheets.get()) {
      const [compare, learnMore] = (['compare', 'learn-more'] as const).map(sheet =>
        ports.extend(code.sideSheet(ports, sheet)),
      ) as [SideSheet, SideSheet]
      $sheets.set({ compare, 'learn-more': learnMore })
    }
    sheetOf(layer)?.open()
  }

  linking(ports, $choice, linkBeside, {
    near: () => void ports.late(late.panels),
    open: () => void open('change'),
  })
  submitting(ports, choice)
  ports.onDisabled(disabled => $disabled.set(disabled))
  ports.watch($layer, layer => ports.state('sheet', layer !== null))
  ports.use(() => close)

  return {
    $choice,
    $state: expander.$state,
    $layer,
    $sheets,
    $lost,
    $disabled,
    toggle: expander.toggle,
    open,
    close,
    /** `isBrowsing`: by arrow keys. Nothing closes then (PAY-061). */
    choose(id: string, isBrowsing = false): void {
      if (choice.choose(id, 'swatch') && !isBrowsing) expander.rest()
    },
    /** The modal has the effect of a swatch (PAY-049). */
    change(id: string, isBrowsing = false): void {
      const isOther = choice.choose(id, 'change-modal')
      if (isBrowsing) return
      if (isOther) expander.rest()
      close()
    },
    /** Takes the press on a control in a sheet (PAY-054). */
    take(id: string): void {
      const layer = $layer.get()
      if (!layer || layer === 'change') return
      if (!byId($choice.get().options ?? [], id)) {
        return ports.warn(`the ${layer} sheet: data-option-id ${id} is none of the options`)
      }
      choice.choose(id, `${layer}-sheet`)
    },
  }
}
export type PaymentModel = ReturnType<typeof paymentModel>
