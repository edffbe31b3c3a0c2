import type { PageMaker, Visit } from '../render/visit.ts'
import type { PartData, PartNode } from './data.ts'
import { brandsOf, paramsOf } from './fitment.ts'
import { modelHelp } from './model-help.ts'
import { address } from './model-query.ts'
import { machineCard } from './part-finder.ts'

const stripe = (node: PartNode) => ({
  attributes: {
    'data-finder': node.brands.length > 0 ? 'dropdown' : 'text',
    'data-page-type': 'browse',
    'data-browse-node': node.node,
    'data-category': node.category,
  },
  state: { ...paramsOf(node, 'default'), ...brandsOf(node) },
  form: { action: '/s/ref=dp_rpp_stripe_showallparts', fields: { node: node.node } },
})

/** All departments of spare parts as one: the root of the tree. */
const rootStripe = {
  attributes: { 'data-finder': 'text', 'data-page-type': 'browse' },
  state: {},
  form: { action: '/s/ref=dp_rpp_stripe_showallparts', fields: {} },
}

async function lists(node: PartNode | undefined, data: PartData) {
  const of = node ? { node: node.node } : {}
  const machines = await data.machines({ ...of, limit: 6 })
  return {
    machines: machines.map(machineCard),
    list: await data.list({ ...of, perPage: 12 }),
  }
}

const mostBrands = 18

/** The favorites first, as many as two rows hold; brands that nothing is known of have no page. */
function brandTiles({ brands, favoriteBrands, brandsMissingFitment }: PartNode) {
  const missing = new Set(brandsMissingFitment.split('#'))
  const favorites = brands.filter(({ value }) => favoriteBrands.includes(value))
  return [...new Set([...favorites, ...brands])]
    .filter(({ value }) => !missing.has(value))
    .slice(0, mostBrands)
    .map(({ value, label }) => ({
      label,
      href: address('/pcp/partfinder/brandPage', { brand: value }),
    }))
}

const head = (node: PartNode | undefined, { words: { t } }: Visit) =>
  node ? t('parts.browse.node', { category: node.label }) : t('parts.browse')

/** `/b/?node=`: the spare parts of one kind of machine, or of all. */
export const browse: PageMaker = async (visit, { parts: data }) => {
  if (!data) return null
  const { node: asked } = visit.query
  const nodes = await data.nodes()
  const node = nodes.find(({ node: name }) => name === asked)
  if (asked && !node) return null
  const { machines, list } = await lists(node, data)
  return {
    template: 'fitment/browse',
    title: head(node, visit),
    pageType: 'browse',
    model: {
      node,
      nodes: nodes.map(one => ({ ...one, href: address('/b/', { node: one.node }) })),
      brands: node ? brandTiles(node) : [],
      machines,
      list,
      all: address('/s/', node ? { node: node.node } : { kind: 'part' }),
      help: modelHelp(nodes, { category: node?.category }),
      stripe: node ? stripe(node) : rootStripe,
      example: machines[0]?.machine,
    },
  }
}
