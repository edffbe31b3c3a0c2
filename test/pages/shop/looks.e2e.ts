import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pagesInTurn } from '../../support/pages-in-turn.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const paths = await pagesInTurn([
  '/',
  '/dp/B0HEADPH01',
  '/dp/B0DRESS003',
  '/dp/B0WASHER01',
  '/dp/B0FILTER01',
  '/dp/B0PAPER001',
  '/dp/B0CONSOLE1',
  '/dp/B0BREAD001',
  '/s/?kind=electronics',
  '/fresh',
  '/cart',
  '/orders',
  '/account',
  '/lists',
  '/registry',
  '/buy/B0HEADPH01',
  '/help/returns',
])

/**
 * What a finger presses, in pages and in elements, and is smaller than a finger. Links within a sentence may be (WCAG
 * 2.5.8). A pseudo-element that covers a row belongs to its link.
 */
const small = ({ page }: Visitor, least: number) =>
  page.evaluate(px => {
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]'
    const within = (root: ParentNode): HTMLElement[] => [
      ...root.querySelectorAll<HTMLElement>(pressed),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? within(shadowRoot) : [],
      ),
    ]
    return within(document)
      .filter(node => {
        const { parentNode } = node
        // What stands in the sentence: of a link that is all its element shows, the element.
        const standing = parentNode instanceof ShadowRoot ? parentNode.host : node
        return (
          node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !node.closest('.skip-link, .sr-only') &&
          !(
            getComputedStyle(node).display === 'inline' &&
            [...(standing.parentNode?.childNodes ?? [])].some(
              ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
            )
          )
        )
      })
      .map(node => {
        const { content, inset, position } = getComputedStyle(node, '::after')
        const covers = content !== 'none' && position === 'absolute' && inset === '0px'
        const boxes = [
          node,
          ...('labels' in node ? (node.labels as NodeListOf<Element>) : []),
          ...(covers && node.offsetParent ? [node.offsetParent] : []),
        ].map(one => one.getBoundingClientRect())
        const ends = (low: 'left' | 'top', high: 'right' | 'bottom') =>
          Math.max(...boxes.map(box => box[high])) - Math.min(...boxes.map(box => box[low]))
        return { node, width: ends('left', 'right'), height: ends('top', 'bottom') }
      })
      .filter(({ width, height }) => Math.min(width, height) < px)
      .map(
        ({ node, width, height }) =>
          `${node.localName}.${node.className} ${node.textContent?.trim()} ${width} x ${height}`,
      )
  }, least)

const tiny = ({ page }: Visitor) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter(node =>
        [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter(node => Number.parseFloat(getComputedStyle(node).fontSize) < 12)
      .map(node => node.outerHTML.slice(0, 90)),
  )

describe('the looks of the shop', () => {
  it(
    'STO-053 have targets of 44 px for fingers, and no text below 12 px',
    withVisitor({ as: 'signed-in', device: 'phone' }, async visitor => {
      const look = async (path: string) => {
        assert.deepEqual(await small(visitor, 43.5), [], path)
        assert.deepEqual(await tiny(visitor), [], path)
      }
      await visitor.go('/dp/B0HEADPH01', 'networkidle0')
      await visitor.arrive(() => visitor.tap('button', 'Add to cart'))
      for (const path of paths) {
        await visitor.go(path, 'networkidle0')
        await look(path)
      }
      await visitor.go('/checkout')
      for (const step of ['address', 'delivery', 'payment', 'review']) {
        await look(step)
        await visitor.arrive(() =>
          visitor.page.$eval('main form [type=submit]', button => (button as HTMLElement).click()),
        )
      }
      await look('order')
    }),
  )

  it(
    'STO-053 scroll no page sideways at 320 px, which is 200 % of 640',
    withVisitor({}, async visitor => {
      for (const language of ['en', 'de', 'ar']) {
        for (const path of paths) {
          await visitor.page.setViewport({ width: 320, height: 800 })
          await visitor.go(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
          const over = await visitor.page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          )
          assert.equal(over, 0, `${path} ${language}`)
        }
      }
    }),
  )
})
