/**
 * Machines and parts that examples, pages and tests name. Values are as they are compared and sent on;
 * what is shown stands beside them.
 */

export interface KnownModel {
  brand: string
  series: string
  model: string
  displaySeries: string
  displayModel: string
  machineType: string
  /** The machine itself, where the shop sells it. */
  asin?: string
}

const bergstrom = { brand: 'BERGSTROM', machineType: 'DISHWASHER' }

export const known = {
  /** The circulation pump: a text finder stands on its page. */
  part: { asin: 'B0PUMP0001', number: '740.2218', formerly: ['740.2201', '740.2206'] },
  /** The pump fits it; more than one page of parts does. */
  fits: {
    ...bergstrom,
    series: 'GS 60',
    model: 'GS60-4210W',
    displaySeries: 'GS 60',
    displayModel: 'GS60-4210W',
  },
  /** Of the brand of the pump, but no machine that has one. */
  fitsNot: {
    brand: 'BERGSTROM',
    machineType: 'REFRIGERATOR',
    series: 'COOL 180',
    model: 'KG180-31B',
    displaySeries: 'Cool 180',
    displayModel: 'KG180-31B',
    asin: 'B0FRIDGE01',
  },
  /** One number in two series of one brand; the pump fits only the GS 45. */
  severalSeries: [
    {
      ...bergstrom,
      series: 'GS 45',
      model: 'GS4000',
      displaySeries: 'GS 45',
      displayModel: 'GS4000',
    },
    {
      ...bergstrom,
      series: 'GS 30 COMPACT',
      model: 'GS4000',
      displaySeries: 'GS 30 Compact',
      displayModel: 'GS4000',
    },
  ],
  /** One number of three brands. */
  severalBrands: [
    {
      brand: 'BERGSTROM',
      machineType: 'WASHING_MACHINE',
      series: 'QUIETWASH 6',
      model: 'WD-4810',
      displaySeries: 'QuietWash 6',
      displayModel: 'WD-4810',
    },
    {
      brand: 'BLAKEDEXTER',
      machineType: 'DRILL',
      series: 'XR 18',
      model: 'WD 4810',
      displaySeries: 'XR 18',
      displayModel: 'WD 4810',
    },
    {
      brand: 'ÉLECTRORIVAGE',
      machineType: 'WASHING_MACHINE',
      series: 'MARÉE',
      model: 'WD4810',
      displaySeries: 'Marée',
      displayModel: 'WD4810',
    },
  ],
  /** Of a brand whose name has to be normalized. */
  ampersand: {
    brand: 'BLAKEDEXTER',
    machineType: 'DRILL',
    series: 'XR 18',
    model: 'BD-780K',
    displaySeries: 'XR 18',
    displayModel: 'BD-780K',
  },
  /** Without a series, so that it cannot be checked (FIT-055). */
  withoutSeries: {
    brand: 'EMBERLY',
    machineType: 'GAS_GRILL',
    series: '',
    model: 'EM3000',
    displaySeries: '',
    displayModel: 'EM3000',
  },
  washingMachine: {
    brand: 'BERGSTROM',
    machineType: 'WASHING_MACHINE',
    series: 'QUIETWASH 8',
    model: 'WM8-1400A',
    displaySeries: 'QuietWash 8',
    displayModel: 'WM8-1400A',
    asin: 'B0WASHER01',
  },
  /** A name longer than the 35 characters that a result shows (FIT-065). */
  longName: {
    ...bergstrom,
    series: 'GS 60 INTEGRATED PROFESSIONAL',
    model: 'GS60-IP-998877 EDITION',
    displaySeries: 'GS 60 Integrated Professional',
    displayModel: 'GS60-IP-998877 Edition',
  },
} as const satisfies Record<string, unknown>

/** Finds `known.fits` by similarity: two digits are exchanged. */
export const misspelt = 'GS60-4120W'
/** Resembles no model. */
export const nonsense = 'QXQXQXQXQX'
/** Known by name only. */
export const brandWithoutData = { value: 'GRÜNHAUS', label: 'Grünhaus' }

export const knownModels: readonly KnownModel[] = [
  known.fits,
  known.fitsNot,
  ...known.severalSeries,
  ...known.severalBrands,
  known.ampersand,
  known.withoutSeries,
  known.washingMachine,
  known.longName,
]
