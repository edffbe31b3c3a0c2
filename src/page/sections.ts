import { builtin, doc } from '../dom/builtin.ts'
import { keepingFocus } from './kept-focus.ts'
import { replaceContent } from './kept-tags.ts'
import { page } from './page.ts'
import type { Product } from './shapes.ts'

/**
 * Sections of the page that its server draws for one offer of a product: nodes marked `data-dp-section="NAME"`. An element
 * asks the server for them with another offer, and shows them in place of those in the page (SVC-056 to SVC-065).
 */

/** The offer of a product that sections show. */
export interface SectionOffer {
  asin: string
  merchantId: string
  offerListingId: string
}

/** What an element shows in the sections. */
interface Content {
  owner: Node
  sections: ReadonlyMap<string, Element>
  offer: SectionOffer
}

const marked = '[data-dp-section]'
/** REFRESH_OPACITY */
const dimmed = '0.5'

const nameOf = (node: HTMLElement): string => builtin(node).getAttribute('data-dp-section') ?? ''

/** The sections of the page that `isMeant` takes. One in another goes with it. */
const pageSections = (isMeant: (name: string) => boolean = () => true): HTMLElement[] => {
  const all = [...doc.querySelectorAll<HTMLElement>(marked)].filter(one => isMeant(nameOf(one)))
  return all.filter(one => !all.some(other => other !== one && builtin(other).contains(one)))
}

/** By name. Of sections of one name, the first counts. */
const namedIn = (content: DocumentFragment): ReadonlyMap<string, Element> =>
  new Map(
    [...content.querySelectorAll<HTMLElement>(marked)]
      .toReversed()
      .map(node => [nameOf(node), node]),
  )

/** Contents of all elements that show some, the newest last. It alone is in the page. */
let shown: readonly Content[] = []
/** Brings back the page's own content, and its product. */
let undo: (() => void) | null = null
/** The products that these contents have set, and the page's own that they have brought back. */
const products = new WeakSet<Product>()
/** The refresh that runs. */
let running: AbortController | null = null

/** true: a product with the offer that shows. The page may have copied what a refresh has set. */
function isShown({ asin, merchantId }: Product): boolean {
  const { offer } = shown.at(-1) ?? {}
  return offer?.asin === asin && offer.merchantId === merchantId
}

function setProduct(asin: string, product: Product | null): void {
  if (product) products.add(product)
  page.product(asin).set(product)
}

const offerIn = ({ merchantId, offerListingId }: Product) =>
  ({ merchantId, offerListingId }) as Pick<Product, 'merchantId' | 'offerListingId'>

/** Puts a content into the page. Returns a function that takes it out. */
function put({ offer, sections }: Content): () => void {
  const undos: (() => void)[] = []
  const takeBack = () => {
    for (const one of undos.toReversed()) one()
  }
  try {
    for (const place of pageSections(name => sections.has(name))) {
      const section = sections.get(nameOf(place))!
      const content = doc.createDocumentFragment()
      // Another element may bring this content back later.
      content.append(...builtin(builtin(section).cloneNode(true)).childNodes)
      undos.push(replaceContent(place, content))
    }
  } catch (error) {
    takeBack()
    throw error
  }
  const { asin, merchantId, offerListingId } = offer
  const $product = page.product(asin)
  const before = $product.get()
  const own = { ...before, asin, merchantId, offerListingId }
  setProduct(asin, own)
  return () => {
    takeBack()
    const now = $product.get()
    if (now === own || !before) setProduct(asin, before)
    // The page has said more of the product meanwhile.
    else if (now?.merchantId === merchantId) setProduct(asin, { ...now, ...offerIn(before) })
  }
}

/** Shows the newest of these contents. false: it cannot be shown, and the page is as it was. */
function show(next: readonly Content[]): boolean {
  const [now, then] = [shown.at(-1), next.at(-1)]
  if (now === then) {
    shown = next
    return true
  }
  undo?.()
  undo = null
  try {
    undo = then ? put(then) : null
    shown = next
    return true
  } catch {
    undo = now ? put(now) : null
    return false
  }
}

/** Dims a section. Returns a function that ends this. */
function dim(node: HTMLElement): () => void {
  const { getAttribute, removeAttribute, style } = builtin(node)
  const hadStyle = getAttribute('style') !== null
  const before = style.getPropertyValue('opacity')
  const priority = style.getPropertyPriority('opacity')
  style.setProperty('opacity', dimmed, 'important')
  return () => {
    style.setProperty('opacity', before, priority)
    if (!hadStyle && getAttribute('style') === '') removeAttribute('style')
  }
}

export interface SectionRefresh {
  /** Aborts when a newer refresh begins. */
  readonly signal: AbortSignal
  /**
   * Shows the sections of the server, sanitized. They replace those of the same names, and the product store takes their
   * offer. false: the page has none of the sections, or they cannot be put in. Then everything is as it was before.
   */
  put(content: DocumentFragment, offer: SectionOffer): boolean
  /** Ends it without new sections. */
  end(): void
  /** Ends it as a newer refresh does: what it was for is no longer wanted. */
  stop(): void
}

/** The sections, as one element changes them. `instead`: what takes the focus of a section that has nothing to focus. */
export function pageSectionsOf(owner: Node, instead: () => HTMLElement | null) {
  // An element that has left the page takes nothing back any more.
  const others = () => shown.filter(one => one.owner !== owner && one.owner.isConnected)

  return {
    /** Dims the sections until new ones are put in, or until the refresh ends. Ends an earlier one, of any element. */
    refresh(): SectionRefresh {
      running?.abort()
      const mine = new AbortController()
      running = mine
      const ends = pageSections().map(dim)
      const end = () => {
        if (running === mine) running = null
        for (const one of ends.splice(0)) one()
      }
      mine.signal.addEventListener('abort', end)
      return {
        signal: mine.signal,
        end,
        stop: () => mine.abort(),
        put(content, offer) {
          end()
          const sections = namedIn(content)
          if (pageSections(name => sections.has(name)).length === 0) return false
          return keepingFocus(marked, instead, () =>
            show([...others(), { owner, sections, offer }]),
          )
        },
      }
    },
    /** Takes the content of this element out, and of those that have left: the content from before comes back. */
    restore(): void {
      if (others().length < shown.length) keepingFocus(marked, instead, () => show(others()))
    },
    /** The page shows another offer by itself, so nothing will be brought back. */
    forget(): void {
      running?.abort()
      shown = []
      undo = null
    },
    /** true: the offer in the product store comes from a refresh, or from taking one back. */
    isOwn: (product: Product | null): boolean =>
      product !== null && (products.has(product) || isShown(product)),
    /** true: sections of a refresh show. */
    isChanged: (): boolean => shown.length > 0,
  }
}
export type PageSections = ReturnType<typeof pageSectionsOf>
