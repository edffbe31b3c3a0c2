import type { ProductCard } from '../shop/data.ts'

/** A machine's names as they are compared and sent on (FIT-031). */
export interface ModelName {
  brand: string
  series: string
  model: string
}

/** A machine for which there are parts. */
export interface Machine extends ModelName {
  displayBrand: string
  displaySeries: string
  displayModel: string
  /** Node of the department its parts stand in. */
  node: string
  productType: string
  imageUrl: string
  /** Number of parts that fit it. */
  parts: number
  /** The machine itself, where the shop sells it. */
  asin?: string
}

/** A department of spare parts: the machines of one category. */
export interface PartNode {
  node: string
  /** As the calls of the stripe name it. */
  category: string
  label: string
  imageUrl: string
  parts: number
  brands: { value: string; label: string }[]
  /** Values of brands. */
  favoriteBrands: string[]
  /** Values of brands without fitment data, separated by #. */
  brandsMissingFitment: string
  /** Kinds of machines, each with its picture, and what shows where its model number stands. */
  machineTypes: {
    value: string
    label: string
    imageUrl: string
    help: { imageUrl: string; videoIds: string[] } | null
  }[]
}

export interface PartFilter {
  model?: ModelName
  node?: string
  brand?: string
  /** Value of a kind of part. */
  type?: string
  search?: string
  /** This part alone. */
  asin?: string
  /** From 1. */
  page?: number
  perPage: number
}

export interface PartList {
  cards: ProductCard[]
  /** Of all pages. */
  total: number
  /** Kinds of parts in the whole list, without regard to the filter's own type. */
  types: { value: string; label: string; count: number }[]
}

/** What the page of a part is told about fitment. */
export interface PartFacts {
  finder: 'text' | 'dropdown' | 'smartbox'
  node: PartNode
  productType: string
  scope: string
}

/** What the page of a machine is told. */
export interface OwnedMachine extends Machine {
  scope: string
  /** Whether this visitor has said that they own it. null: they have not said anything. */
  doesOwn: boolean | null
}

export interface MachineFilter {
  number?: string
  brand?: string
  node?: string
  limit?: number
}

/** What the pages about spare parts read from the store. */
export interface PartData {
  /** null for what is no spare part. */
  facts(asin: string): Promise<PartFacts | null>
  /** The machine that a product is; null for what is none. */
  machineOf(sessionId: string, asin: string): Promise<OwnedMachine | null>
  nodes(): Promise<PartNode[]>
  list(filter: PartFilter): Promise<PartList>
  /** Most wanted first. `number` is compared as a lookup of the stripe compares it. */
  machines(filter: MachineFilter): Promise<Machine[]>
  /** The names are compared as a check of the stripe compares them. */
  machine(model: ModelName): Promise<Machine | null>
  /** Model numbers that look like a misspelt one. */
  similar(number: string): Promise<string[]>
}

export interface FitmentData {
  /** Spare parts and the machines they fit; a store without them has no pages about them. */
  parts?: PartData
}
