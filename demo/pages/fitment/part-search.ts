import type { PageData } from '../data.ts'
import { pager } from '../render/pager.ts'
import type { Visit } from '../render/visit.ts'
import type { Machine, PartData, PartNode } from './data.ts'
import { brandsOf, paramsOf } from './fitment.ts'
import {
  address,
  askedModel,
  modelTitle,
  searchAddress,
  searchPath,
  type AskedModel,
} from './model-query.ts'

const perPage = 24
const mostChoices = 12

/** A picked model is one machine; a typed number may be that of several, or of none. */
async function machinesAsked({ picked, number, brand }: AskedModel, data: PartData) {
  const machine = picked && (await data.machine(picked))
  if (machine) return [machine]
  if (!number) return []
  return data.machines({ number, ...(brand && { brand }), limit: mostChoices })
}

/** Whether a search is one for spare parts, by its department or by the model it names. */
function isForParts({ query }: Visit, node: PartNode | undefined): boolean {
  const { kind, rd, rpp, rppModelNumber } = query
  return kind === 'part' || node !== undefined || rd === '1' || !!rpp || !!rppModelNumber
}

const wordsOf = ({ query }: Visit) => (query['keywords'] ?? query['k'] ?? '').trim()

const keptFields = ['keywords', 'k', 'rh', 'node', 'asin'] as const
/** What goes from one search for parts to the next, whatever machine it is for. */
const keptOf = ({ query }: Visit): Record<string, string> =>
  Object.fromEntries(keptFields.flatMap(name => (query[name] ? [[name, query[name]]] : [])))

function modelFields(machine: Machine, found: number) {
  return {
    'data-stripe-state': found > 0 ? 'result-found' : 'no-result',
    'data-model-brand': machine.brand,
    'data-model-display-brand': machine.displayBrand,
    'data-model-series': machine.series,
    'data-model-number': machine.model,
    'data-result-count': String(found),
    'data-ptd': machine.productType,
  }
}

/** The stripe of a search: a department has brands to choose from, else a number is typed. */
function stripe(
  visit: Visit,
  node: PartNode | undefined,
  machine: Machine | undefined,
  found: number,
) {
  const { node: asked = '', rh = '' } = visit.query
  const keywords = wordsOf(visit)
  return {
    attributes: {
      'data-finder': node ? 'dropdown' : 'text',
      'data-page-type': 'search',
      ...(node ? { 'data-category': node.category } : {}),
      ...(asked && { 'data-browse-node': asked }),
      ...(keywords && { 'data-keywords': keywords }),
      ...(rh && { 'data-rh': rh }),
      ...(machine ? modelFields(machine, found) : {}),
    },
    state: node ? { ...paramsOf(node, 'default'), ...brandsOf(node) } : {},
    form: { action: searchPath, fields: keptOf(visit) },
  }
}

/** Whether the part that the shopper came from fits the machine. */
async function seenPart({ query }: Visit, machine: Machine, parts: PartData, data: PageData) {
  const card = query['asin'] ? await data.product(query['asin']) : null
  if (!card) return null
  const { total } = await parts.list({ model: machine, asin: card.asin, perPage: 1 })
  return { card, fits: total > 0 }
}

async function list(
  visit: Visit,
  node: PartNode | undefined,
  machine: Machine | undefined,
  parts: PartData,
) {
  const { query, path } = visit
  const search = wordsOf(visit)
  const page = Number(query['page']) || 1
  const found = await parts.list({
    ...(machine && { model: machine }),
    ...(node && { node: node.node }),
    ...(search && { search }),
    page,
    perPage,
  })
  return {
    ...found,
    pager: pager(found.total, perPage, page, to => address(path, { ...query, page: to })),
  }
}

/** The search for spare parts; null where the search is for something else. */
export async function partSearch(visit: Visit, data: PageData) {
  const { parts } = data
  const nodes = (await parts?.nodes()) ?? []
  const node = nodes.find(({ node: name }) => name === visit.query['node'])
  if (!parts || !isForParts(visit, node)) return null

  const asked = askedModel(visit)
  const machines = await machinesAsked(asked, parts)
  const machine = machines.length === 1 ? machines[0] : undefined
  const found = await list(visit, node, machine, parts)
  const kept = keptOf(visit)
  const unknown = machines.length === 0 && asked.number
  return {
    list: found,
    title: node?.label ?? visit.words.t('kind.part'),
    machine: machine && {
      title: modelTitle(machine),
      clear: address(searchPath, { ...kept, rd: '1' }),
    },
    choices: machines.length > 1 ? machines.map(one => choice(one, kept)) : [],
    unknown,
    similar: unknown ? await similar(unknown, kept, parts) : [],
    seen: machine ? await seenPart(visit, machine, parts, data) : null,
    stripe: stripe(visit, node, machine, found.total),
  }
}

const choice = (machine: Machine, kept: Record<string, string>) => ({
  machine,
  title: modelTitle(machine),
  href: searchAddress(machine, kept),
})

const similar = async (number: string, kept: Record<string, string>, parts: PartData) =>
  (await parts.similar(number)).map(model => ({
    model,
    href: address(searchPath, { ...kept, rppModelNumber: model }),
  }))
