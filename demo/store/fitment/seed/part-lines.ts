import { random, type Random } from '../../database/random.ts'
import type { SeedProduct } from '../../products/seed/product.ts'
import { keyOf } from '../names.ts'
import { known } from './known-models.ts'
import { machineTypes } from './machine-types.ts'
import type { SeedModel } from './machines.ts'
import { partProducts, parts as ownParts } from './parts.ts'

/** A spare part of the catalogue, with its product and the machines that it fits. */
export interface SeedPartRow {
  id: number
  asin: string
  numbers: readonly string[]
  type: string
  machineType: string
  product: SeedProduct | null
  models: readonly number[]
}

type PartLine = Omit<SeedPartRow, 'id' | 'asin'>

/** So many parts of each machine come out of the lines; a few machines have more of their own. */
const perModel = 3
/** Machines of one maker and type that share a part, about. */
const perPart = 50

const digits = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function asinOf(n: number): string {
  const code = Array.from({ length: 5 }, (_, place) => digits[Math.floor(n / 34 ** place) % 34])
  return `B0PRT${code.toReversed().join('')}`
}

type Kind = (typeof machineTypes)[number]['parts'][number]

/** A part of this kind that fits all of these machines, which are one maker's and of one type. */
function lineOf([type, label, picture, price]: Kind, models: readonly SeedModel[], r: Random) {
  const [first] = models
  const machine = machineTypes.find(({ name }) => name === first?.machineType)
  if (!first || !machine) return []
  const number = `${keyOf(first.brandLabel).slice(0, 2)}-${r.whole(10_000, 99_999)}`
  const product: SeedProduct = {
    asin: '',
    title: `${first.brandLabel} ${lowerFirst(label)} for ${machine.label}s, ${number}`,
    brand: first.brandLabel,
    kind: 'part',
    department: 'Spare parts',
    picture,
    price: Math.round((price * (0.8 + r.share() / 2)) / 100) * 100 + 90,
    rating: Math.round(35 + r.share() * 14) / 10,
    ratingCount: r.whole(3, 900),
    bullets: [`Part number ${number}.`, 'Check your model before you order.'],
    description: `${label} for ${machine.label}s by ${first.brandLabel}.`,
    specs: { 'Part number': number },
  }
  const line: PartLine = {
    numbers: [number],
    type,
    machineType: machine.name,
    models: models.map(({ id }) => id),
    product,
  }
  return [line]
}

/** Parts of one maker's machines of one type: several versions of each kind, one for each machine. */
function linesOf(models: readonly SeedModel[], r: Random): PartLine[] {
  const kinds = machineTypes.find(({ name }) => name === models[0]?.machineType)?.parts ?? []
  const versions = Math.max(1, Math.round(models.length / perPart))
  return r.some(kinds, perModel).flatMap(kind =>
    Array.from({ length: versions }, (_, version) =>
      lineOf(
        kind,
        models.filter((_model, n) => n % versions === version),
        r,
      ),
    ).flat(),
  )
}

/** HEPA and LED stay as they are. */
const lowerFirst = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.slice(0, 1).toLowerCase() + label.slice(1)

/** What there is for the machine of the examples beside its maker's parts: more than one page of it. */
function extraLines(models: readonly SeedModel[], r: Random): PartLine[] {
  const { brand, series, machineType } = known.fits
  const near = models.filter(model => model.brand === brand && model.series === series)
  const kinds = machineTypes.find(({ name }) => name === machineType)?.parts ?? []
  return [...kinds, ...kinds, ...kinds].flatMap(kind => lineOf(kind, near, r))
}

const ownLines = (models: readonly SeedModel[]): (PartLine & { asin: string })[] =>
  ownParts.map(({ asin, number, formerly = [], type, machineType, brand, series }) => ({
    asin,
    numbers: [number, ...formerly],
    type,
    machineType,
    product: partProducts.find(product => product.asin === asin) ?? null,
    models: models
      .filter(
        model =>
          model.brand === brand &&
          model.machineType === machineType &&
          (!series || series.includes(model.series)),
      )
      .map(({ id }) => id),
  }))

/** Every part with the machines that it fits, the same at each call. */
export function seedParts(models: readonly SeedModel[]): SeedPartRow[] {
  const r = random(60_000)
  const groups = Object.values(
    Object.groupBy(models, ({ brand, machineType }) => `${brand} ${machineType}`),
  )
  const drawn = groups.flatMap(group => linesOf(group ?? [], r))
  const lines = [...ownLines(models), ...drawn, ...extraLines(models, r)]
  return lines.map((line, n) => {
    const asin = 'asin' in line ? String(line.asin) : asinOf(n)
    return { ...line, id: n + 1, asin, product: line.product && { ...line.product, asin } }
  })
}
