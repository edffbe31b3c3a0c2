import { atom } from 'nanostores'
import { replaceSubmits } from '../../../page/server-submits.ts'
import { adding } from '../shared/adding.model.ts'
import { following } from './boxes.model.ts'
import type { SmartHomePorts } from './smart-home-bundle.ports.ts'
import { buttonText, lackOf, priceText, unitsOf } from './smart-home-bundle.rules.ts'

/** Ports of elements that have told what their configuration lacks. Without a model, the host asks at each change. */
const told = new WeakMap<SmartHomePorts, string>()

/** Tells the page's author once what the configuration lacks (COR-006). */
function tellLack(ports: SmartHomePorts, message: string): void {
  if (told.get(ports) === message) return
  told.set(ports, message)
  ports.warn(message)
  const field = 'currencyDecimalSeparator'
  const problem = { field, expected: 'a sign such as "."', received: 'nothing', message }
  ports.fault('config', [problem])
}

/** null: the configuration is incomplete. The host shows its fallback, and calls again at the next change. */
export function model(ports: SmartHomePorts) {
  const lack = lackOf(ports.config)
  if (lack) {
    tellLack(ports, lack)
    return null
  }
  /** false: the page has taken a part of the configuration back. */
  const $active = atom(true)
  const boxes = following(ports, {
    changed() {
      // What an add itself unchecks does not end its text.
      if (isClearing) return
      cart.change()
      if (isStarted) ports.announce(totalText())
    },
    chosen() {
      ports.emit('dp-bundle-changed', { items: pricedItems(), total: total() })
    },
  })
  let isClearing = false
  let isStarted = false
  /** The total at the press. */
  let price = 0

  const amount = () => boxes.$checked.get().reduce((sum, item) => sum + item.amount, 0)
  /** In currency units. */
  const inUnits = (units: number) => unitsOf(units, ports.config.currencyCode)
  const total = () => inUnits(amount())
  const totalText = () =>
    ports.text('smartHome.total', { price: priceText(amount(), ports.config) })
  const pricedItems = () =>
    boxes.$checked.get().map(item => ({
      asin: item.asin,
      offerListingId: item.offerListingId,
      price: inUnits(item.amount),
    }))

  const cart = ports.extend(
    adding(ports, {
      items: () => ($active.get() ? boxes.$checked.get() : []),
      before(items) {
        price = total()
        return ports.emit('dp-before-add-to-cart', { items })
      },
      added(items, cartCount) {
        isClearing = true
        boxes.uncheck(items)
        isClearing = false
        ports.announce(ports.text('common.addedToCart'))
        ports.emit('dp-cart-added', { items, cartCount, total: price })
      },
      failed(items, why, isRefused) {
        ports.announce(ports.text(isRefused ? 'smartHome.refused' : 'smartHome.failed'))
        ports.emit('dp-cart-failed', { items, ...why })
      },
    }),
  )
  let stop: (() => void) | undefined
  function enter(): void {
    if (stop) return
    // Its button takes the place of those that send the page's form (SMH-021).
    const ends = [boxes.start(), replaceSubmits(ports.element)]
    isStarted = true
    stop = () => {
      for (const end of ends) end()
    }
  }
  function leave(): void {
    stop?.()
    stop = undefined
    isStarted = false
  }
  ports.use(() => {
    if ($active.get()) enter()
    return leave
  })
  ports.onConfig(config => {
    const missing = lackOf(config)
    $active.set(!missing)
    if (missing) {
      tellLack(ports, missing)
      return leave()
    }
    enter()
    return boxes.read()
  })
  ports.watch(boxes.$checked, checked => {
    ports.state('none', checked.length === 0)
    ports.state('some', checked.length > 0)
  })

  return {
    $active,
    $checked: boxes.$checked,
    $adding: cart.$state,
    totalText,
    buttonText: () => buttonText(boxes.$checked.get().length, ports.config),
    add: cart.add,
  }
}
export type SmartHomeBundleModel = NonNullable<ReturnType<typeof model>>
