import type { ServiceName } from '../tables.ts'

/** Services by product, each with its price in minor units of euros. */
export const services: Readonly<Record<string, readonly (readonly [ServiceName, number])[]>> = {
  B0WASHER01: [
    ['carry', 0],
    ['connect', 0],
    ['takeAway', 0],
    ['stack', 2_490],
  ],
  B0FRIDGE01: [
    ['carry', 0],
    ['takeAway', 0],
    ['hinge', 3_900],
  ],
}
