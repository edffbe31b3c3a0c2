import { random, type Random } from '../../database/random.ts'
import { brandValue, keyOf, nameValue } from '../names.ts'
import { brands, type SeedBrand } from './brands.ts'
import { knownModels } from './known-models.ts'
import { machineTypes, type SeedMachineType } from './machine-types.ts'

export interface SeedModel {
  id: number
  brand: string
  brandLabel: string
  series: string
  number: string
  displaySeries: string
  displayNumber: string
  machineType: string
  popularity: number
  asin: string | null
}

const seriesWords = [
  'Classic',
  'Compact',
  'Eco',
  'Home',
  'Max',
  'One',
  'Prime',
  'Pro',
  'Silent',
  'Studio',
  'Ultra',
  'Vario',
]
const markets = ['', '', '', 'EU', 'UK', 'W', 'B', 'X', 'S', 'GB', 'FR']

/** How a maker numbers its models; each keeps to one way. */
const numberings: ((letters: string, r: Random) => string)[] = [
  (letters, r) => `${letters}${r.whole(1000, 9999)}${r.one(markets)}`,
  (letters, r) => `${letters}-${r.whole(100, 999)}${r.one(markets)}`,
  (letters, r) => `${letters} ${r.whole(10, 99)}/${r.whole(10, 99)}${r.one(markets)}`,
  (letters, r) => `${r.whole(1, 9)}.${r.whole(100, 999)}-${r.whole(100, 999)}.${letters.at(0)}`,
  (letters, r) =>
    `${letters}${r.whole(10, 99)}${r.one(['A', 'E', 'K', 'M', 'T'])}${r.whole(10, 99)}EU`,
  (letters, r) => `${letters}${r.whole(100, 999)} ${r.one(['A', 'B', 'C', 'D'])}${r.whole(1, 9)}`,
]

/** Series of one maker's machines of one type; some makers have none. */
function seriesOf(letters: string, r: Random): string[] {
  const count = r.whole(2, 6)
  const style = r.whole(0, 11)
  if (style === 0) return ['']
  if (style < 6) return r.some(seriesWords, count)
  if (style < 9) return Array.from({ length: count }, (_, n) => `Series ${n * 2 + 2}`)
  return Array.from({ length: count }, (_, n) => `${letters.slice(0, 2)} ${30 + n * 15}`)
}

/** Models of each maker and type: the leading makers have more than the others. */
function lineOf(brand: SeedBrand, type: SeedMachineType, r: Random): Omit<SeedModel, 'id'>[] {
  const letters = type.letters + (r.whole(0, 2) === 0 ? keyOf(brand.label).slice(0, 1) : '')
  const numbering = r.one(numberings)
  const series = brand.series?.[type.name] ?? seriesOf(letters, r)
  const count = brand.favorite ? r.whole(80, 120) : r.whole(30, 46)
  return Array.from({ length: count }, () => {
    const displaySeries = r.one(series)
    const displayNumber = numbering(letters, r)
    return {
      brand: brandValue(brand.label),
      brandLabel: brand.label,
      series: nameValue(displaySeries),
      number: nameValue(displayNumber),
      displaySeries,
      displayNumber,
      machineType: type.name,
      popularity: Math.floor(1000 * r.share() ** 5),
      asin: null,
    }
  })
}

/** Above all that are drawn by lot, in the order of known-models.ts. */
const knownPopularity = 2_000

function knownRows(): Omit<SeedModel, 'id'>[] {
  const labels = new Map(brands.map(({ label }) => [brandValue(label), label]))
  return knownModels.map(({ model, displayModel, asin = null, ...row }, n) => ({
    ...row,
    asin,
    brandLabel: labels.get(row.brand) ?? row.brand,
    number: model,
    displayNumber: displayModel,
    popularity: knownPopularity - n,
  }))
}

/** Every machine, the same at each call. */
export function seedModels(): SeedModel[] {
  const r = random(20_000)
  const drawn = brands.flatMap(brand =>
    machineTypes
      .filter(({ name }) => brand.makes.includes(name))
      .flatMap(type => lineOf(brand, type, r)),
  )
  const taken = new Map<string, Omit<SeedModel, 'id'>>()
  for (const row of [...knownRows(), ...drawn]) {
    const name = [row.brand, row.series, row.number].join('\n')
    if (!taken.has(name)) taken.set(name, row)
  }
  return [...taken.values()].map((row, n) => ({ ...row, id: n + 1 }))
}
