import { metricDevice } from '../shared/device.rules.ts'
import type { Plan, Subject } from '../shared/plan.rules.ts'
import type { WarrantyPorts } from './warranty-cards.ports.ts'

export type Action = 'expand' | 'collapse' | 'select' | 'remove' | Subject

/** Returns a function that counts what a shopper does with a card (WTY-035, WTY-036). */
export function counting(ports: WarrantyPorts) {
  return (action: Action, { asin: warrantyAsin, position: displayPosition }: Plan): void => {
    const { asin: baseItemAsin, customerId, deviceType, feature } = ports.config
    ports.metric('WarrantyOptionInteraction', {
      baseItemAsin,
      warrantyAsin,
      ...(customerId && { customerId }),
      deviceType: deviceType ?? metricDevice(ports.page.$shopper.get().deviceType),
      displayPosition,
      feature,
      action,
    })
  }
}
