import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CDPSession, Protocol } from 'puppeteer-core'
import { gallery } from '../support/gallery.ts'
import { documentOf } from '../support/hostile/page.ts'
import { elements } from '../support/scope.ts'
import { openSuitePage } from '../support/suite-page.ts'

type Node = Protocol.DOM.Node

/** The element and all below it, also in shadow roots. */
const all = (node: Node): Node[] => [
  node,
  ...[...(node.shadowRoots ?? []), ...(node.children ?? [])].flatMap(all),
]

const textNode = 3
const hasText = ({ children = [], localName }: Node) =>
  !['script', 'style', 'title'].includes(localName) &&
  children.some(({ nodeType, nodeValue }) => nodeType === textNode && nodeValue.trim())

/** Fonts of the machine that draw text in the page: `font: text`. */
async function machineFonts(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const found: string[] = []
  for (const { children = [], localName, nodeId } of all(root).filter(hasText)) {
    // oxlint-disable-next-line no-await-in-loop -- the browser answers one after the other
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
    const words = children.map(({ nodeValue }) => nodeValue).join('')
    found.push(...foreign.map(({ familyName }) => `${familyName}: ${words} in ${localName}`))
  }
  return found
}

/** true: every example shows its element. */
const isReady = () =>
  [...document.querySelectorAll('.frame')].every(frame => frame.querySelector(':state(ready)'))

async function fontsIn(content: string): Promise<string[]> {
  const suite = await openSuitePage({ html: documentOf({}, content) })
  await suite.page.waitForFunction(isReady)
  await suite.settle(200)
  const found = await machineFonts(await suite.page.createCDPSession())
  await suite.close()
  return found
}

describe('Fonts of the tests', () => {
  it('are found not to draw a text', async () => {
    const found = await fontsIn('<p style="font-family: monospace">As typed</p>')
    assert.match(found.join(), /As typed in p/)
  })

  it('draw all texts of the examples, so that the fonts of a machine change no result', async () => {
    assert.deepEqual(await fontsIn(gallery(elements)), [])
  })
})
