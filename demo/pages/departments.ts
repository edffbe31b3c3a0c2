import type { ProductKind } from './page-data.ts'

/** Departments in the order of the navigation, each with its lucide icon. */
export const departments: readonly { kind: ProductKind; icon: string }[] = [
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
