import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { KnownDevices, type Browser, type Page, type SerializedAXNode } from 'puppeteer-core'
import { openBrowser } from './page-browser.ts'
import { patience } from './wait.ts'
import { cookieParts, newSession } from './session.ts'

/** Shared by page tests: visitors of the running shop, each with their own browser profile. */

const { SHOP_URL: shop = '' } = process.env

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

export interface VisitorOptions {
  as?: 'signed-in' | 'member' | 'business'
  device?: 'desktop' | 'phone'
  /** Default: true. */
  scripts?: boolean
  /** Faults that the test causes itself. Any other fault fails the test. */
  expects?: RegExp
}

export interface CartLine {
  asin: string
  quantity: number
  price: number
  giftWrap: boolean
  claimId: number | null
}

export interface DealFacts {
  claimed: number
  waiting: number
  claims: { state: string; quantity: number }[]
}

/** An order of groceries. */
export interface OrderFacts {
  orderId: string
  storeId: string
  /** Epoch milliseconds. */
  closesAt: number
}

/** What the visitor has said about machines. */
export interface FitmentFacts {
  saved: { brand: string; series: string; number: string; inactive: boolean }[]
  ownership: { number: string; doesOwn: boolean }[]
  feedback: { data: Readonly<Record<string, string | number>> }[]
}

/** Finds a node by role and accessible name, also inside shadow roots. */
const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`

export type Visitor = Awaited<ReturnType<typeof visit>>

/** Opens a window. `faults`: errors in its pages, as text. */
async function visit(options: VisitorOptions) {
  const { as, device = 'desktop', scripts = true } = options
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const faults = listenForFaults(page)
  await (device === 'phone'
    ? page.emulate(KnownDevices['iPhone 13'])
    : page.setViewport({ width: 1280, height: 900 }))
  await page.setJavaScriptEnabled(scripts)

  /** Asks the store as the same visitor, without the page. */
  async function ask<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const cookies = await context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(shop + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text || 'null')
  }
  const go = (path: string, waitUntil: 'domcontentloaded' | 'load' | 'networkidle0' = 'load') =>
    page.goto(shop + path, { waitUntil })

  const visitor = await newSession((path, init) => fetch(shop + path, init), as)
  const domain = new URL(shop).hostname
  await context.setCookie({ ...cookieParts(visitor), domain, path: '/' })
  await go('/checkout')
  return {
    page,
    faults,
    go,
    see: (role: string, name: string) => page.waitForSelector(named(role, name), { visible: true }),
    press: (role: string, name: string) => page.locator(named(role, name)).click(),
    /** Types at the end of a field. */
    async write(role: string, name: string, text: string): Promise<void> {
      await page.locator(named(role, name)).click()
      await page.keyboard.type(text)
    },
    /** Presses Tab until focus is on this role and name. */
    async tabTo(role: string, name: string): Promise<void> {
      for (let presses = 0; presses < mostTabs; presses += 1) {
        await page.keyboard.press('Tab')
        const { name: reached, role: kind } = (await focusedNode(page)) ?? {}
        if (reached === name && kind === role) return
      }
      assert.fail(`Tab does not come to ${role} "${name}"`)
    },
    async tap(role: string, name: string): Promise<void> {
      const node = await page.locator(named(role, name)).waitHandle()
      await node.scrollIntoView()
      await page.waitForFunction(rests, { polling: 'raf' }, node)
      await node.tap()
    },
    /** Waits until focus is on the selector, also inside shadow roots. */
    focused: (selector: string) => page.waitForFunction(isFocused, {}, selector),
    /** Waits for a visible text, also inside shadow roots. */
    read: (text: string) => page.waitForSelector(`::-p-text(${text})`, { visible: true }),
    /** Follows a deed to the next page. */
    async arrive(deed: () => Promise<unknown>): Promise<string> {
      await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), deed()])
      return page.url().slice(shop.length)
    },
    /** Number next to the cart in the header. '' if hidden. */
    badge: () => page.$eval('span#cart-count', node => (node.hidden ? '' : node.textContent)),
    fixture: (wanted: object) => ask('/__fixtures', 'POST', wanted),
    fault: (rule: object) => ask('/__faults', 'POST', rule),
    cart: () => ask<CartLine[]>('/__facts/cart'),
    /** The visitor's delivery place in the store. */
    place: () => ask<{ addressLabel: string; locationType: string } | null>('/__facts/place'),
    deal: (id: string) => ask<DealFacts>(`/__facts/deal/${id}`),
    /** Orders of groceries. */
    openOrders: async () => (await ask<{ orders: OrderFacts[] }>('/__facts/fresh')).orders,
    fitment: () => ask<FitmentFacts>('/__facts/fitment'),
    requests: (path: string) => ask<{ method: string; body: string }[]>(`/__journal?path=${path}`),
    close: () => context.close(),
  }
}

/** More Tab stops than any page has up to the end of its main content. */
const mostTabs = 80

/** The focused node, as assistive technology sees it. */
async function focusedNode(page: Page) {
  const tree = await page.accessibility.snapshot({ interestingOnly: true })
  const find = (node: SerializedAXNode | null): SerializedAXNode | undefined =>
    node?.children?.map(find).find(Boolean) ?? (node?.focused ? node : undefined)
  return find(tree)
}

/** true: the node did not move for a frame. Sliding nodes are tapped after they arrive. */
async function rests(node: Element): Promise<boolean> {
  const { top } = node.getBoundingClientRect()
  await new Promise(requestAnimationFrame)
  return top === node.getBoundingClientRect().top
}

function isFocused(selector: string): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused?.matches(selector) ?? false
}

/** Errors of scripts and the console, and violations of the page's policy. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    const { url = '' } = message.location()
    if (['error', 'warn'].includes(message.type())) faults.push(`${message.text()} ${url}`)
  })
  page.on('requestfailed', request => {
    const { errorText } = request.failure() ?? {}
    // When a page is left, its own requests end.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${errorText} ${request.url()}`)
  })
  return faults
}

/** Makes the body of a test: a visitor comes and leaves. Unexpected faults fail the test. */
export const withVisitor =
  (options: VisitorOptions, use: (visitor: Visitor) => Promise<void>) => async () => {
    const visitor = await visit(options)
    try {
      await use(visitor)
      const { expects } = options
      assert.deepEqual(
        visitor.faults.filter(fault => !expects?.test(fault)),
        [],
      )
    } finally {
      await visitor.close()
    }
  }
