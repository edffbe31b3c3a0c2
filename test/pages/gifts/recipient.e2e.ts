import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withVisitor, type Visitor } from '../../support/shop-visitor.ts'

const card = 'B0GIFTCRD1'
const email = 'E-mail of the recipient'
const message = 'Your message (optional)'
const add = 'Add to cart'
const invalid = 'Enter a whole address, such as name@example.org.'

/** What the form has sent, by the names of its fields. */
async function sent({ requests }: Visitor) {
  const [form] = await requests('/gp/product/handle-buy-box')
  const fields = new URLSearchParams(form?.body)
  return ['recipientEmail', 'giftMessage'].map(name => fields.get(name))
}

const descriptionOf = ({ page }: Visitor, id: string) =>
  page.$eval(`#${id}`, field =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(one => document.getElementById(one)?.textContent ?? '')
      .join(' '),
  )

describe('the recipient of a gift card', () => {
  it(
    'VAL-006 VAL-007 VAL-009 says what is missing, and then buys the card for the recipient',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${card}`, 'networkidle0')
      await visitor.press('button', add)
      await visitor.read('Enter an e-mail address, so that we can send the card.')
      await visitor.focused('#gift-email')
      assert.deepEqual(await visitor.cart(), [])
      await visitor.write('textbox', email, 'ada@')
      await visitor.write('textbox', message, 'Happy birthday!')
      await visitor.read(invalid)
      assert.equal(await descriptionOf(visitor, 'gift-email'), invalid)
      await visitor.write('textbox', email, 'example.org')
      await visitor.arrive(() => visitor.press('button', add))
      assert.deepEqual(await sent(visitor), ['ada@example.org', 'Happy birthday!'])
      assert.deepEqual(
        (await visitor.cart()).map(({ asin, quantity }) => [asin, quantity]),
        [[card, 1]],
      )
      await visitor.read('By e-mail to ada@example.org, at once.')
    }),
  )

  it(
    'VAL-003 VAL-012 VAL-053 says that a message is too long while it is typed, beside the hint of the page',
    withVisitor({ device: 'phone' }, async visitor => {
      await visitor.go(`/dp/${card}`, 'networkidle0')
      const { page } = visitor
      await page.$eval('#gift-message', field => {
        ;(field as HTMLTextAreaElement).value = 'x'.repeat(199)
      })
      await visitor.write('textbox', message, 'y')
      assert.equal(await descriptionOf(visitor, 'gift-message'), 'At most 200 characters.')
      await page.keyboard.type('z')
      await visitor.read('Your message is too long. Use at most 200 characters.')
      assert.equal(
        await descriptionOf(visitor, 'gift-message'),
        'At most 200 characters. Your message is too long. Use at most 200 characters.',
      )
      await page.keyboard.press('Backspace')
      assert.equal(await descriptionOf(visitor, 'gift-message'), 'At most 200 characters.')
      const { scrollWidth, clientWidth } = await page.$eval('html', root => ({
        scrollWidth: root.scrollWidth,
        clientWidth: root.clientWidth,
      }))
      assert.ok(scrollWidth <= clientWidth)
    }),
  )

  it(
    'VAL-033 takes no day of the past',
    withVisitor({}, async visitor => {
      await visitor.go(`/dp/${card}`, 'networkidle0')
      await visitor.page.$eval('#gift-date', field => {
        ;(field as HTMLInputElement).value = '2020-01-01'
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await visitor.read('Choose today or a later day.')
    }),
  )

  it(
    'VAL-006 leaves the form to the rules of the browser and of the store without scripts',
    withVisitor({ scripts: false, expects: /^csp / }, async visitor => {
      const { page } = visitor
      const fill = (text: string) =>
        page.$eval(
          '#gift-email',
          (field, value) => {
            ;(field as HTMLInputElement).value = value
          },
          text,
        )
      await visitor.go(`/dp/${card}`)
      await page.click('#buy-box-form .btn-primary')
      assert.deepEqual(await visitor.cart(), [])
      await fill('ada@example')
      // The browser takes an address without a dot. The store does not.
      const path = await visitor.arrive(() => page.click('#buy-box-form .btn-primary'))
      assert.equal(path, '/cart?error=GIFT_RECIPIENT')
      await visitor.read('Please enter the e-mail address of one recipient.')
      await visitor.go(`/dp/${card}`)
      await fill('ada@example.org')
      await visitor.arrive(() => page.click('#buy-box-form .btn-primary'))
      assert.equal((await visitor.cart()).length, 1)
    }),
  )
})
