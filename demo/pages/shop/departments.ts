import type { ProductKind } from './data.ts'

interface Department {
  kind: ProductKind
  icon: string
}

/** Departments in the order of the navigation, each with its lucide icon. */
export const departments: readonly Department[] = [
  { kind: 'electronics', icon: 'headphones' },
  { kind: 'fresh', icon: 'apple' },
  { kind: 'home', icon: 'sofa' },
  { kind: 'appliance', icon: 'washing-machine' },
  { kind: 'apparel', icon: 'shirt' },
  { kind: 'beauty', icon: 'sparkles' },
  { kind: 'pantry', icon: 'coffee' },
  { kind: 'business', icon: 'briefcase' },
  { kind: 'console', icon: 'gamepad-2' },
  { kind: 'smart-home', icon: 'speaker' },
  { kind: 'renewed', icon: 'recycle' },
  { kind: 'registry', icon: 'baby' },
  { kind: 'part', icon: 'wrench' },
  { kind: 'book', icon: 'book-open' },
  { kind: 'toy', icon: 'puzzle' },
  { kind: 'sports', icon: 'bike' },
  { kind: 'gift-card', icon: 'gift' },
]

const ownPages: Readonly<Partial<Record<ProductKind, string>>> = {
  fresh: '/fresh',
  part: '/b/',
}

/** The page of a department; most are lists of search results. */
export const departmentPage = (kind: ProductKind): string => ownPages[kind] ?? `/s/?kind=${kind}`
