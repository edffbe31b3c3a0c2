import { titlesIn } from '../products/in-language.ts'
import type { Shop } from '../server/family.ts'
import { invalidInput } from '../server/problem.ts'
import type { Handlers } from '../server/route.ts'
import type { Catalogue } from './catalogue.ts'
import { videoUrl } from './clips/files.ts'
import * as fragments from './fragments.ts'
import { languageOf } from '../server/language.ts'
import { requireAsin, requireShort, requireText } from './limits.ts'
import { categoryKey } from './names.ts'
import { partsForModels } from './parts.ts'
import { partNode } from './tables.ts'

const mostPreviewed = 6
const mostVideos = 20

type Calls =
  | 'no-data-popover'
  | 'experience-popover'
  | 'feedback-widget'
  | 'help-content'
  | 'help-videos'
  | 'preview-parts'

export const help = ({ orm, words }: Shop, catalogue: Catalogue): Pick<Handlers, Calls> => ({
  'no-data-popover': async ({ query }, visit) => {
    requireShort(query)
    const brand = (await catalogue()).brand(query.selectedBrand)?.label ?? query.selectedBrand
    return fragments.noData(languageOf(visit), brand)
  },

  'experience-popover': async ({ query }, visit) => {
    requireShort(query)
    return fragments.experience(languageOf(visit))
  },

  'feedback-widget': async ({ query: { previousUrl: _, ...query } }, visit) => {
    requireShort(query)
    if (query.asin) requireAsin(query.asin)
    return fragments.feedback(languageOf(visit))
  },

  'help-content': async ({ query }, visit) => {
    requireShort(query)
    const nodes = await orm.select().from(partNode)
    const wanted = categoryKey(query.category)
    const node = nodes.find(({ category }) => categoryKey(category) === wanted)
    if (!node) return { leftPanelHTML: '', rightPanelHTML: '' }
    const language = languageOf(visit)
    const label = words.name(language, node.label)
    const { left, right } = await fragments.modelHelp(language, { ...node, label })
    const leftPanelHTML = query.hasLeftPanelContent === 'true' ? left : ''
    return { leftPanelHTML, rightPanelHTML: right }
  },

  'help-videos': async ({ query: { videoIds = '', ...query } }) => {
    requireShort(query)
    const ids = videoIds.split(',').filter(Boolean)
    if (ids.length > mostVideos || ids.some(id => !/^[\w-]{1,40}$/.test(id))) {
      throw invalidInput('videoIds', `Expected at most ${mostVideos} ids, with commas between`)
    }
    return {
      // Of players of old: no element loads them (MDL-009).
      swf: '/help/player.swf',
      css: '/help/player.css',
      js: '/help/player.js',
      videosInfo: ids.map(id => ({ videoUrl: videoUrl(id) })),
    }
  },

  'preview-parts': async ({ query }, visit) => {
    const { wholeGoodModelBrand, wholeGoodModelNumber, wholeGoodModelSeries } = query
    requireText({ wholeGoodModelBrand, wholeGoodModelNumber })
    requireShort(query)
    const index = await catalogue()
    const models = index.named(wholeGoodModelBrand, wholeGoodModelNumber, wholeGoodModelSeries)
    const ids = models.map(({ id }) => id)
    const parts = await partsForModels(orm, ids, mostPreviewed)
    const [first] = models
    const name = first ? `${first.displayBrand} ${first.displayNumber}` : ''
    const language = languageOf(visit)
    const titled = await titlesIn(
      words,
      language,
      parts.map(({ product }) => product),
    )
    const named = parts.map((one, n) => ({ ...one, product: titled[n] ?? one.product }))
    return fragments.preview(language, name, named)
  },
})
