import { pager } from '../render/pager.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { ModelName, PartData } from './data.ts'
import { allPartsAddress, address, modelTitle, searchAddress } from './model-query.ts'

const perPage = 12

const modelOf = ({ query }: Visit): ModelName => ({
  brand: query['wholeGoodModelBrand'] ?? query['brand'] ?? '',
  series: query['wholeGoodModelSeries'] ?? '',
  model: query['wholeGoodModelNumber'] ?? query['modelNumber'] ?? '',
})

/** A list of parts, kind by kind and page by page. */
async function partPages(visit: Visit, data: PartData, of: { model?: ModelName; brand?: string }) {
  const { path, query } = visit
  const type = query['partType']
  const page = Number(query['pageNumber']) || 1
  const list = await data.list({ ...of, ...(type && { type }), page, perPage })
  const elsewhere = (changes: Record<string, string>) => address(path, { ...query, ...changes })
  return {
    list,
    types: [{ value: '', label: visit.words.t('parts.types.all') }, ...list.types].map(one => ({
      ...one,
      href: elsewhere({ partType: one.value, pageNumber: '1' }),
      chosen: one.value === (type ?? ''),
    })),
    pager: pager(list.total, perPage, page, pageNumber => elsewhere({ pageNumber })),
  }
}

/** The machine of the address. Links of old leave the series out. */
async function machineOf(visit: Visit, data: PartData) {
  const model = modelOf(visit)
  const exact = await data.machine(model)
  if (exact || !model.model) return exact
  const [first] = await data.machines({ number: model.model, brand: model.brand, limit: 1 })
  return first ?? null
}

/** `/pcp/partfinder/seeAllParts`: every part for one machine. */
export const seeAllParts: PageMaker = async (visit, { parts: data }) => {
  if (!data) return null
  const machine = await machineOf(visit, data)
  if (!machine) return null
  const model = modelTitle(machine)
  return {
    template: 'fitment/all-parts',
    title: visit.words.t('parts.all', { model }),
    pageType: 'browse',
    model: {
      machine,
      title: model,
      search: searchAddress(machine),
      browse: address('/b/', { node: machine.node }),
      ...(await partPages(visit, data, { model: machine })),
    },
  }
}

/** `/pcp/partfinder/brandPage`: what a brand's smart things take, for one of them or for all. */
export const brandPage: PageMaker = async (visit, { parts: data }) => {
  if (!data) return null
  const { brand = '' } = visit.query
  const machines = await data.machines({ brand, limit: 12 })
  const [first] = machines
  if (!first) return null
  const machine = visit.query['modelNumber'] ? await machineOf(visit, data) : null
  return {
    template: 'fitment/brand-page',
    title: visit.words.t('parts.brand.title', { brand: first.displayBrand }),
    pageType: 'browse',
    model: {
      brand: first.displayBrand,
      machine,
      title: machine && modelTitle(machine),
      machines: machines.map(one => ({
        machine: one,
        title: modelTitle(one),
        href: address(visit.path, { ...visit.query, modelNumber: one.model }),
        chosen: one.model === machine?.model,
      })),
      ...(await partPages(visit, data, machine ? { model: machine } : { brand })),
    },
  }
}

/** Where a machine of a list leads. */
export const machineCard = (machine: Parameters<typeof modelTitle>[0] & ModelName) => ({
  machine,
  title: modelTitle(machine),
  href: allPartsAddress(machine),
})
