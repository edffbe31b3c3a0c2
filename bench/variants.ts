type Config = Readonly<Record<string, unknown>>

interface Variant {
  tag: string
  name: string
  /** true: a host with this configuration is of this variant. */
  isOne: (config: Config) => boolean
}

/** Variants of elements that are so large that they may have a file of their own. */
const variants: readonly Variant[] = [
  {
    tag: 'dp-quantity-selector',
    name: 'steppers',
    isOne: ({ shapeType }) => Boolean(shapeType),
  },
  {
    tag: 'dp-fitment-stripe',
    name: 'dropdown',
    isOne: ({ finderName }) => finderName === 'dropdown',
  },
  {
    tag: 'dp-fitment-stripe',
    name: 'smartbox',
    isOne: ({ finderName }) => finderName === 'smartbox',
  },
  {
    tag: 'dp-fitment-stripe',
    name: 'result',
    isOne: ({ stripeState = 'enter-model' }) => stripeState !== 'enter-model',
  },
  { tag: 'dp-buy-box', name: 'fresh', isOne: ({ variant }) => variant === 'fresh' },
  {
    tag: 'dp-buy-box',
    name: 'extras',
    isOne: ({ variant, giftWrapAvailable, showLocation, parameterName = 'items' }) =>
      variant === 'used' || Boolean(giftWrapAvailable || showLocation) || parameterName !== 'items',
  },
  { tag: 'dp-deal-box', name: 'accordion', isOne: ({ layout }) => layout !== 'single' },
]

/** A host in a page, with its public configuration. */
export interface Host {
  tag: string
  config: Config
}

/** The variants among a page's hosts of one tag, each once. */
export const variantsOf = (tag: string, hosts: readonly Host[]): string[] =>
  variants
    .filter(one => one.tag === tag)
    .filter(({ isOne }) => hosts.some(host => host.tag === tag && isOne(host.config)))
    .map(({ name }) => name)
