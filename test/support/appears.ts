import type { ElementHandle, Frame, NodeFor, Page } from 'puppeteer-core'
import { patience, waitUntil } from './wait.ts'

/** What puppeteer says about a page that is just being left. */
const isLeaving = /context was destroyed|detached/i

/**
 * Waits for a node, also inside shadow roots. Puppeteer's own waits are not reliable there: for a selector with `>>>` or a
 * text, they look again only when the document changes outside of all shadow roots.
 */
export async function appears<S extends string>(
  where: Pick<Page | Frame | ElementHandle, '$'>,
  selector: S,
): Promise<ElementHandle<NodeFor<S>>> {
  let found: ElementHandle<NodeFor<S>> | null = null
  const look = async () => {
    found = await where.$(selector).catch((error: Error) => {
      if (!isLeaving.test(error.message)) throw error
      return null
    })
    return found
  }
  await waitUntil(look, selector, { interval: 50, timeout: patience })
  return found!
}

/** Clicks a node, also inside shadow roots, as soon as it is there and can be clicked. */
export async function click(page: Page, selector: string): Promise<void> {
  await appears(page, selector)
  await page.locator(selector).click()
}
