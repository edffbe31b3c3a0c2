import { catalogue } from '../../elements/index.ts'
import { isChosenForAny } from './scope.ts'

const { SHOP_URL: shop = '' } = process.env
const known = catalogue.map(({ tag }) => tag)

/** Tags of elements in a page of the running shop. A page without any has to do with all. */
async function tagsOn(path: string): Promise<readonly string[]> {
  const html = await (await fetch(new URL(path, shop))).text()
  const tags = known.filter(tag => html.includes(`<${tag} `) || html.includes(`<${tag}>`))
  return tags.length > 0 ? tags : known
}

/** Of pages of the shop, those that this run takes: all with an element that changed, and a share of the others. */
export async function pagesInTurn(paths: readonly string[]): Promise<string[]> {
  const tags = await Promise.all(paths.map(tagsOn))
  return paths.filter((_, at) => isChosenForAny('store and pages', tags[at] ?? known, at))
}
