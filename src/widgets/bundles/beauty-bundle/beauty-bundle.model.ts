import { atom } from 'nanostores'
import { beautyTracking } from '../../../contract/bundles/beauty.ts'
import { adding } from '../shared/adding.model.ts'
import type { BeautyPorts } from './beauty-bundle.ports.ts'
import { formOf } from './beauty-bundle.rules.ts'
import { selecting } from './selection.model.ts'

type View = 'horizontal' | 'vertical'

export function model(ports: BeautyPorts) {
  const { $checked, $items, chosen, mark, total } = selecting(ports, () => cart.change())
  /** What the shopper has chosen. */
  const $view = atom<View>('horizontal')
  const cart = ports.extend(
    adding(ports, {
      items: chosen,
      before: items => ports.emit('dp-before-add-to-cart', { items }),
      added(items, cartCount) {
        ports.announce(ports.text('common.addedToCart'))
        ports.emit('dp-cart-added', { items, cartCount })
      },
      failed(items, why, isRefused) {
        ports.announce(ports.text(isRefused ? 'beauty.refused' : 'beauty.error'))
        ports.emit('dp-cart-failed', { items, ...why })
      },
    }),
  )

  /** One item has nothing to stand beside (BEA-002). */
  const view = (): View => ($items.get().length > 1 ? $view.get() : 'vertical')

  /** The words before the price. */
  const priceLabel = () => {
    const count = chosen().length
    return ports.text(`beauty.price.${formOf(count)}`, { count })
  }

  function announceTotal(): void {
    const sum = total()
    if (chosen().length === 0) ports.announce(ports.text('beauty.none'))
    else if (sum) ports.announce(`${priceLabel()} ${sum}`)
  }

  function check(key: string, isOn: boolean): void {
    if (!mark(key, isOn)) return
    announceTotal()
    const asins = chosen().map(({ asin }) => asin)
    ports.emit('dp-beauty-selection-changed', { asins, total: total() })
  }

  function toggle(): void {
    if ($items.get().length < 2) return
    $view.set(view() === 'horizontal' ? 'vertical' : 'horizontal')
    ports.emit('dp-beauty-view-changed', { view: view() })
    const { trackingUrl } = ports.config
    if (trackingUrl) void ports.call(beautyTracking, {}, { at: trackingUrl })
  }

  function show(): void {
    const isAny = $items.get().length > 0
    ports.state('empty', !isAny)
    for (const one of ['horizontal', 'vertical'] as const) {
      ports.state(one, isAny && view() === one)
    }
  }
  ports.watch($items, show)
  ports.watch($view, show)

  return {
    $items,
    $checked,
    $view,
    $adding: cart.$state,
    view,
    chosen,
    total,
    priceLabel,
    check,
    toggle,
    add: cart.add,
  }
}
export type BeautyBundleModel = ReturnType<typeof model>
