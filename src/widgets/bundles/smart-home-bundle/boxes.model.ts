import { atom } from 'nanostores'
import { boxesIn, followBoxes, isCounted, uncheck } from '../../../page/check-boxes.ts'
import { disable } from '../../../page/server-submits.ts'
import { keyOf } from '../shared/adding.model.ts'
import type { Accessory, SmartHomePorts } from './smart-home-bundle.ports.ts'
import { accessoryOf, attributes } from './smart-home-bundle.rules.ts'

type Box = ReturnType<typeof boxesIn>[number]

const saidBy = (box: Box) => ({
  price: box.getAttribute(attributes.price),
  asin: box.getAttribute(attributes.asin),
  offerListingId: box.getAttribute(attributes.offerListingId),
})

interface Following {
  /** Other items are checked than before. */
  changed: () => void
  /** The shopper has checked or unchecked a box. */
  chosen: () => void
}

/** The check boxes of the page, and the items of the checked ones (SMH-001, SMH-019, SMH-020). */
export function following(ports: SmartHomePorts, { changed, chosen }: Following) {
  const $checked = atom<readonly Accessory[]>([])
  /** Boxes that cannot be offered. Each is disabled until it can be. */
  const faulty = new Map<Box, () => void>()

  const told = new Set<string>()
  /** Warns once of each fault: the boxes are read again with each change (COR-005). */
  function warn(fault: string): void {
    if (!told.has(fault)) ports.warn(fault)
    told.add(fault)
  }

  function reject(box: Box, position: number, fault: string): void {
    warn(`check box ${position + 1}: ${fault}; it is disabled`)
    if (box.disabled) return
    faulty.get(box)?.()
    faulty.set(box, disable(box))
  }

  function accept(box: Box): void {
    faulty.get(box)?.()
    faulty.delete(box)
  }

  /** Takes the boxes as they stand now. Of two for one item, one counts: it is added once (SMH-012). */
  function read(): void {
    const items = new Map<string, Accessory>()
    boxesIn(ports.element).forEach((box, position) => {
      const item = accessoryOf(saidBy(box), ports.config.currencyCode)
      if (typeof item === 'string') return reject(box, position, item)
      accept(box)
      if (isCounted(box)) items.set(keyOf(item), item)
    })
    const before = JSON.stringify($checked.get())
    const now = [...items.values()]
    if (JSON.stringify(now) === before) return
    $checked.set(now)
    changed()
  }

  return {
    $checked,
    read,
    /** Follows the boxes. Returns a function that makes them as the page wrote them. */
    start(): () => void {
      read()
      const stop = followBoxes(ports.element, byShopper => {
        read()
        if (byShopper) chosen()
      })
      return () => {
        stop()
        for (const box of faulty.keys()) accept(box)
      }
    },
    /** Unchecks the boxes of these items. */
    uncheck(items: readonly { asin: string; offerListingId: string }[]): void {
      const keys = new Set(items.map(keyOf))
      for (const box of boxesIn(ports.element)) {
        const item = accessoryOf(saidBy(box), ports.config.currencyCode)
        if (typeof item !== 'string' && keys.has(keyOf(item))) uncheck(box)
      }
      read()
    },
  }
}
