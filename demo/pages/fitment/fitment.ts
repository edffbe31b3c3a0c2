import type { Piece, ProductVisit } from '../render/family.ts'
import type { Visit } from '../render/visit.ts'
import type { ProductPage } from '../shop/data.ts'
import type { PartData, PartFacts, PartNode } from './data.ts'
import { modelHelp } from './model-help.ts'
import { address, allPartsAddress, modelTitle } from './model-query.ts'

/** What the dropdown finder lists; it has no attribute for lists. */
export const brandsOf = ({ brands, favoriteBrands }: PartNode) => ({ brands, favoriteBrands })

export const paramsOf = ({ category, brandsMissingFitment }: PartNode, scope: string) => ({
  stripeParams: { scope, category, brandsMissingFitment },
})

function partStripe({ asin }: ProductPage, { finder, node, productType, scope }: PartFacts) {
  return {
    attributes: {
      'data-finder': finder,
      'data-page-type': 'detail',
      'data-asin': asin,
      'data-category': node.category,
      'data-browse-node': node.node,
      'data-ptd': productType,
      'data-show-bullet': '1',
    },
    state: { ...paramsOf(node, scope), ...(finder === 'dropdown' ? brandsOf(node) : {}) },
    /** What the form sends that stands in for the stripe. */
    form: { action: '/s/ref=dp_rpp_stripe_showallparts', fields: { node: node.node, asin } },
  }
}

/** The stripe on the page of a part, and what the shop's own form says in its place. */
async function ofPart(product: ProductPage, { words }: Visit, data: PartData) {
  const facts = await data.facts(product.asin)
  if (!facts) return null
  const [example] = await data.machines({ node: facts.node.node, limit: 1 })
  const help = {
    category: facts.node.category,
    machineType: facts.productType,
    layout: facts.finder === 'smartbox' ? 'v2' : 'v1',
  } as const
  return {
    ...partStripe(product, facts),
    help: modelHelp(await data.nodes(), help),
    category: facts.node.category,
    productType: facts.productType,
    example: example?.displayModel,
    all: {
      href: address('/b/', { node: facts.node.node }),
      text: words.t('parts.browse.node', { category: facts.node.label }),
    },
  }
}

async function ofMachine(product: ProductPage, visit: Visit, data: PartData) {
  const machine = await data.machineOf(visit.sessionId, product.asin)
  return machine && { machine, title: modelTitle(machine), all: allPartsAddress(machine) }
}

/** What a product page has to say about fitment: of a part, whether it fits; of a machine, its parts. */
export async function fitmentPieces({ product, visit, data }: ProductVisit): Promise<Piece[]> {
  const { parts } = data
  const stripe = parts ? await ofPart(product, visit, parts) : null
  const owned = parts ? await ofMachine(product, visit, parts) : null
  return [
    ...(stripe
      ? [
          { slot: 'top', template: 'fitment/fitment', model: stripe } as const,
          { slot: 'bullets', template: 'fitment/bullet' } as const,
        ]
      : []),
    ...(owned ? [{ slot: 'top', template: 'fitment/ownership', model: owned } as const] : []),
  ]
}
