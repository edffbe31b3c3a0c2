import type { scheduleCalls } from '../../../src/contract/schedule/index.ts'
import type { ScheduleData } from '../../pages/schedule/data.ts'
import type { Family } from '../server/family.ts'
import { monthsOf } from './calendar.ts'
import { cartFacts, chosenSlot } from './chosen-slot.ts'
import { scheduleFacts, scheduleFixtures } from './fixtures.ts'
import { scheduleHandlers } from './handlers.ts'
import { seedRegions } from './regions.ts'
import { openSlots, options } from './slots.ts'
import { deliveryOption, sdJurisdiction, sdRegion } from './tables.ts'

export { chooseSlot, judgeSlots, slotAtOnce } from './chosen-slot.ts'

/** Deliveries at a day and time that the shopper chooses. */
export const schedule: Family<(typeof scheduleCalls)[number], ScheduleData> = {
  async seed(tx) {
    await tx
      .insert(deliveryOption)
      .values([...options])
      .onConflictDoNothing()
    await seedRegions(tx)
  },
  seededTables: [sdRegion, sdJurisdiction],
  fixture: scheduleFixtures,
  cartFacts,
  extras: [chosenSlot],
  open: shop => ({
    handlers: scheduleHandlers(shop.orm),
    testRoutes: scheduleFacts(shop),
    data: {
      deliveryMonths() {
        const { current, next } = monthsOf(shop.now(), 'en')
        return { current, next }
      },
    },
    tick: () => openSlots(shop.orm, shop.now()),
  }),
}
