import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appears, click } from '../../support/appears.ts'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const product = '/dp/B0HEADPH01'
const refresh = '/gp/product/features/unified-location/udp/refresh-features.html'
const popover = 'dp-location-popover'
const zipField = 'Enter a zip code'

/** What the product page promises, as one reads it. */
const promise = ({ page }: Visitor) =>
  page.$eval('.delivery', part => (part as HTMLElement).innerText.replace(/\s+/g, ' ').trim())
const day = ({ page }: Visitor) =>
  page.$eval('.delivery-day', part => (part as HTMLElement).innerText.trim())

/** Waits until the page promises something else than this. */
const promisesAnew = ({ page }: Visitor, before: string) =>
  page.waitForFunction(
    known => {
      const part = document.querySelector<HTMLElement>('.delivery')
      return part?.innerText.replace(/\s+/g, ' ').trim() !== known && !part?.ariaBusy
    },
    {},
    before,
  )

/** Opens the popover and types a zip code. */
async function type(visitor: Visitor, trigger: string, zip: string): Promise<void> {
  await visitor.press('button', trigger)
  const field = await visitor.see('textbox', zipField)
  await field?.type(zip)
}
/** Focus in the field is where typing and Enter belong. */
async function enterZip(visitor: Visitor, trigger: string, zip: string): Promise<void> {
  await type(visitor, trigger, zip)
  await visitor.press('button', 'Update')
}

describe('the place that things go to', () => {
  it(
    'LOC-019 LOC-040 LOC-041 LOC-043 becomes that of a zip code, and the page promises anew',
    withVisitor({}, async visitor => {
      await visitor.go(product)
      const before = await promise(visitor)
      await enterZip(visitor, 'Choose your location', '20095')
      await visitor.see('button', 'Deliver to 20095 Hamburg')
      await promisesAnew(visitor, before)
      assert.equal((await visitor.place())?.addressLabel, '20095 Hamburg')
      assert.equal((await visitor.requests(refresh)).length, 1)
      // As the server says when it is asked for the whole page.
      const shown = await day(visitor)
      await visitor.go(product)
      assert.equal(await day(visitor), shown)
      await visitor.see('button', 'Deliver to 20095 Hamburg')
    }),
  )

  it(
    'LOC-018 takes a long zip code by its first five digits, and says what going far costs',
    withVisitor({}, async visitor => {
      await visitor.go('/dp/B0COFFEE01')
      const before = await promise(visitor)
      await enterZip(visitor, 'Choose your location', '25980-1234')
      await visitor.see('button', 'Deliver to 25980 Sylt')
      await promisesAnew(visitor, before)
      assert.match(await promise(visitor), /Delivery €12\.90/)
    }),
  )

  it(
    'LOC-029 LOC-061 becomes a saved address further down the book',
    withVisitor({ as: 'member' }, async visitor => {
      await visitor.go(product)
      const before = await promise(visitor)
      await visitor.press('button', 'Deliver to Mira Lund – 22767 Hamburg')
      await visitor.read('Mira Lund (studio)')
      await visitor.press('button', 'See more addresses')
      await visitor.press('button', 'See more addresses')
      await click(visitor.page, `${popover} >>> ::-p-text(Kai & Lene Ahrens)`)
      await visitor.see('button', 'Deliver to Kai & Lene Ahrens – 26548 Norderney')
      await promisesAnew(visitor, before)
      const place = await visitor.place()
      assert.equal(place?.addressLabel, 'Kai & Lene Ahrens – 26548 Norderney')
      assert.equal(place?.locationType, 'ACCOUNT_ADDRESS')
    }),
  )

  it(
    'LOC-013 becomes a region, where big things do not go',
    withVisitor({}, async visitor => {
      const { page } = visitor
      const bulky = await page.evaluate(async () => {
        const list = await (await fetch('/s/?kind=appliance')).text()
        return /\/dp\/[A-Z0-9]{10}/.exec(list)?.[0] ?? ''
      })
      await visitor.go(bulky)
      await visitor.press('button', 'Choose your location')
      const select = await appears(page, `${popover} >>> select:enabled`)
      const corsica = await appears(page, `${popover} >>> ::-p-text(Corsica)`)
      await select?.select(await corsica!.evaluate(node => (node as HTMLOptionElement).value))
      await visitor.press('button', 'Deliver here')
      await visitor.read('We cannot deliver this to Corsica.')
      assert.equal((await visitor.place())?.locationType, 'REGION')
    }),
  )

  it(
    'LOC-021 stays as it is for a military zip code, which is explained',
    withVisitor({}, async visitor => {
      await visitor.go(product)
      await enterZip(visitor, 'Choose your location', 'APO AE 09123')
      await visitor.read('For a military address, sign in')
      assert.equal(await visitor.place(), null)
      assert.deepEqual(await visitor.requests('/gp/delivery/ajax/address-change.html'), [])
    }),
  )

  it(
    'LOC-046 LOC-047 stays as it is when the store refuses the change',
    withVisitor({}, async visitor => {
      await visitor.go(product)
      await enterZip(visitor, 'Choose your location', '20095')
      await visitor.see('button', 'Deliver to 20095 Hamburg')
      const before = await promise(visitor)
      await enterZip(visitor, 'Deliver to 20095 Hamburg', '99999')
      await visitor.read('Please enter a valid zip code.')
      assert.equal((await visitor.place())?.addressLabel, '20095 Hamburg')
      await visitor.page.keyboard.press('Escape')
      await visitor.see('button', 'Deliver to 20095 Hamburg')
      assert.equal((await day(visitor)).length > 0, before.length > 0)
    }),
  )

  it(
    'LOC-052 LOC-054 is promised for anew after a refresh that failed twice',
    withVisitor({ expects: /503/ }, async visitor => {
      await visitor.fault({ match: { path: refresh }, fault: 'status:503', times: 2 })
      await visitor.go(product)
      const before = await promise(visitor)
      await enterZip(visitor, 'Choose your location', '20095')
      await promisesAnew(visitor, before)
      assert.equal((await visitor.requests(refresh)).length, 3)
    }),
  )

  it(
    'LOC-053 LOC-079 leaves the old promise when no refresh works, and loads the page anew on demand',
    withVisitor({ expects: /503/ }, async visitor => {
      await visitor.fault({ match: { path: refresh }, fault: 'status:503' })
      await visitor.go(product)
      const before = await day(visitor)
      await enterZip(visitor, 'Choose your location', '20095')
      await visitor.read('This page still shows details for your earlier location')
      assert.equal(await day(visitor), before)
      assert.equal(await visitor.page.$('.delivery[aria-busy=true]'), null)
      await visitor.arrive(() => visitor.press('button', 'Reload the page'))
      assert.notEqual(await day(visitor), before)
    }),
  )

  it(
    'LOC-024 LOC-070 COR-101 is changed by keyboard alone',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(product)
      await visitor.see('button', 'Choose your location')
      await page.focus('.brand')
      await page.keyboard.press('Tab')
      await visitor.focused('.trigger')
      await page.keyboard.press('Enter')
      await visitor.see('textbox', zipField)
      await page.keyboard.press('Escape')
      await visitor.focused('.trigger')
      await page.keyboard.press('Enter')
      await visitor.see('textbox', zipField)
      for (let tabs = 0; tabs < 6; tabs++) {
        if (await page.$(`${popover} >>> input:focus`)) break
        await page.keyboard.press('Tab')
      }
      await visitor.focused('input.field')
      await page.keyboard.type('98101')
      await page.keyboard.press('Enter')
      await visitor.see('button', 'Deliver to Seattle 98101')
      await visitor.focused('.trigger')
      assert.equal((await visitor.place())?.addressLabel, 'Seattle 98101')
    }),
  )

  it(
    'LOC-002 is changed by touch on a phone',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go(product)
      const before = await promise(visitor)
      await visitor.tap('button', 'Choose your location')
      await visitor.tap('textbox', zipField)
      await visitor.focused('input.field')
      await visitor.page.keyboard.type('20095')
      await visitor.tap('button', 'Update')
      await visitor.see('button', 'Deliver to 20095 Hamburg')
      await promisesAnew(visitor, before)
    }),
  )

  it(
    'LOC-069 BOX-036 DEA-089 is heard of by the buy box and by the deal, which asks again',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(product)
      await visitor.read('Limited-time deal')
      const asked = (await visitor.requests('/dp/deals/product')).length
      await enterZip(visitor, 'Choose your location', '20095')
      const line = 'dp-buy-box >>> [part=location]'
      const shown = await appears(page, `${line}::-p-text(Deliver to 20095 Hamburg)`)
      assert.ok(shown)
      let again = asked
      while (again === asked) again = (await visitor.requests('/dp/deals/product')).length
      assert.equal(again, asked + 1)
    }),
  )
})

describe('the countdown of a delivery', () => {
  const countdown = 'dp-delivery-countdown'
  const setDeadline = ({ page }: Visitor, msFromNow: number) =>
    page.$eval(
      countdown,
      (host, ms) => {
        const { dataset } = host as HTMLElement
        dataset['deadline'] =
          `${Number(dataset['systemTime']) + Math.round(performance.now()) + ms}`
      },
      msFromNow,
    )

  it(
    'CDN-002 tells how long an order still makes the day that is promised',
    withVisitor({}, async visitor => {
      await visitor.go(product)
      const time = await appears(visitor.page, `${countdown} >>> [role=timer]`)
      const text = await time?.evaluate(node => node.textContent)
      assert.match(text ?? '', /^(\d+ hrs? \d+ mins?|\d+ mins?|\d+ secs?)$/)
    }),
  )

  it(
    'CDN-006 is replaced by a fresh promise when its time has passed',
    withVisitor({}, async visitor => {
      const { page } = visitor
      await visitor.go(product)
      await appears(page, `${countdown} >>> [role=timer]`)
      const first = await page.$(countdown)
      await setDeadline(visitor, 1_000)
      await page.waitForFunction(old => !old?.isConnected, {}, first)
      await appears(page, `${countdown} >>> [role=timer]`)
    }),
  )

  it(
    'CDN-007 CDN-008 loads the page anew by the link of a promise that has passed',
    withVisitor({}, async visitor => {
      await visitor.go(product)
      await appears(visitor.page, `${countdown} >>> [role=timer]`)
      await setDeadline(visitor, -60_000)
      const link = await appears(visitor.page, `${countdown} >>> a`)
      await visitor.arrive(async () => link?.click())
      await appears(visitor.page, `${countdown} >>> [role=timer]`)
    }),
  )
})

describe('the place without scripts', () => {
  const withoutScripts = { scripts: false, expects: /^csp / } as const

  it(
    'is chosen by zip code on a page of its own, and changes the promise',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go(product)
      const before = await day(visitor)
      await visitor.arrive(() => page.click('.place-link'))
      await page.type('#zip', '20095')
      assert.equal(await visitor.arrive(() => page.click('#zip + .btn')), product)
      assert.notEqual(await day(visitor), before)
      assert.equal((await visitor.place())?.addressLabel, '20095 Hamburg')
    }),
  )

  it(
    'stays as it is for a zip code that does not exist, and says so',
    withVisitor(withoutScripts, async visitor => {
      const { page } = visitor
      await visitor.go(`/gp/delivery/location.html?path=${product}`)
      await page.type('#zip', '99999')
      await visitor.arrive(() => page.click('#zip + .btn'))
      await visitor.read('We do not know this place.')
      assert.equal(await visitor.place(), null)
      await page.select('#place', 'GB EC1A 1BB')
      assert.equal(await visitor.arrive(() => page.click('#place + .btn')), product)
      assert.equal((await visitor.place())?.addressLabel, 'United Kingdom, mainland')
    }),
  )

  it(
    'is chosen from the address book',
    withVisitor({ ...withoutScripts, as: 'business' }, async visitor => {
      const { page } = visitor
      await visitor.go(`/gp/delivery/location.html?path=${product}`)
      await visitor.arrive(() => page.click('.address-book li:nth-child(4) button'))
      assert.match((await visitor.place())?.addressLabel ?? '', /70173 Stuttgart$/)
    }),
  )
})
