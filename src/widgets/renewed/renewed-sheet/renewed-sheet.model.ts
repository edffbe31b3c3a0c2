import { atom } from 'nanostores'
import type { RenewedSheet } from '../../../../elements/renewed/renewed-sheet.ts'
import type { Ports } from '../../../element/ports.ts'
import type { SideSheet } from '../../../machine/side-sheet.ts'
import { isSameOffer, offerOf } from './offer.rules.ts'
import { late } from './renewed-sheet.late.ts'
import type { messages } from './renewed-sheet.messages.ts'

export type Tier = 1 | 2 | 3 | 4

export function model(ports: Ports<RenewedSheet, typeof messages>) {
  /** The field allows no other number. */
  const tier = () => ports.config.tier as Tier
  const told = {
    onOpened: () => ports.emit('dp-renewed-sheet-opened', { tier: tier() }),
    onClosed: () => ports.emit('dp-renewed-sheet-closed', { tier: tier() }),
  }
  let sheet: SideSheet | null = null
  const isShown = () => !!sheet?.isShown()
  const $product = () => ports.page.product(ports.config.asin ?? null)
  const $offer = atom(offerOf(ports.config, $product().get()))
  /** true: the offer has changed since the sheet opened. */
  const $hasChanged = atom(false)
  let forget: (() => void) | undefined

  function renew(): void {
    const offer = offerOf(ports.config, $product().get())
    if (isSameOffer(offer, $offer.get())) return
    $offer.set(offer)
    if (!isShown()) return
    $hasChanged.set(true)
    ports.announce(ports.text('renewed.offerChanged'))
  }
  function follow(): void {
    forget?.()
    forget = $product().subscribe(renew)
  }

  ports.onConfig((config, before) => (config.asin === before.asin ? renew() : follow()))
  ports.use(() => {
    follow()
    return () => forget?.()
  })

  return {
    $offer,
    $hasChanged,
    tier,
    isShown,
    async open(): Promise<void> {
      const code = await ports.late(late.sheet)
      if (!code || isShown()) return
      $hasChanged.set(false)
      sheet ??= ports.extend(code.sideSheet(ports, told))
      sheet.open()
    },
    close: () => void sheet?.close(),
  }
}
export type RenewedSheetModel = ReturnType<typeof model>
