import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { appears } from '../../support/appears.ts'
import {
  asin,
  bootstrapPages,
  group,
  input,
  openTheme,
  product,
  select,
  themePages,
  type ThemePage,
} from '../../support/theme-pages.ts'

const both = ['quantity', 'items[0][quantity]']

for (const hostile of themePages) {
  describe(`Old themes: ${hostile.name}`, { concurrency: 1 }, () => {
    let theme: ThemePage
    before(async () => {
      theme = await openTheme(hostile)
    })
    after(() => theme.close())

    for (const [kind, control] of [
      ['input', input],
      ['select', select],
    ] as const) {
      it(`COR-160 COR-163 shows, names and posts what the theme's stepper sets in a ${kind}`, async () => {
        await theme.put(product(group(control)))
        await theme.page.click('.plus')
        await theme.page.click('.plus')
        assert.match(await theme.shown(), /^Amount(: 3)? 3$/)
        assert.deepEqual(await theme.posts(...both), ['3', '3'])
        assert.equal(await theme.page.$eval('.echo', ({ textContent }) => textContent), '3')
        assert.deepEqual(await theme.take(), [])
      })
    }

    it('COR-160 lets the theme limit what the shopper types', async () => {
      await theme.put(product(group(input)))
      const field = await appears(theme.page, 'dp-quantity-selector >>> [part~=input]')
      await field?.click({ count: 3 })
      await theme.page.keyboard.type('77')
      await theme.page.keyboard.press('Tab')
      await theme.page.waitForFunction(() => document.querySelector('.echo')?.textContent === '10')
      assert.deepEqual(await theme.posts(...both), ['10', '10'])
    })

    it('COR-164 posts by serialize() what the buy box holds, once', async () => {
      await theme.put(product(group(select), 'data-light-fields'))
      await appears(theme.page, 'input[type=hidden][name="items[0][quantity]"]')
      await theme.page.click('.plus')
      const posted = await theme.run(`jQuery('#add').serialize()`)
      const fields = new URLSearchParams(String(posted))
      assert.deepEqual(
        both.map(name => fields.getAll(name)),
        [['2'], ['2']],
      )
      assert.deepEqual(await theme.posts(...both), ['2', '2'])
    })

    it('COR-161 QTY-102 follows a variation script that sets limits, and says what is wrong', async () => {
      await theme.put(product(group(input)))
      await theme.run(`jQuery('#qty').attr({ min: 2, step: 2, max: 8 })`)
      await theme.page.click('.send')
      await appears(theme.page, '>>> ::-p-text(Enter a quantity from 2 to 8, in steps of 2.)')
      await theme.page.waitForFunction(
        () => document.activeElement?.localName === 'dp-quantity-selector',
      )
      await theme.page.keyboard.press('Backspace')
      await theme.page.keyboard.type('4')
      await theme.page.keyboard.press('Tab')
      assert.deepEqual(await theme.posts(...both), ['4', '4'])
    })

    it('COR-161 follows a variation script that replaces the control', async () => {
      await theme.put(product(group(select)))
      await theme.run(
        `jQuery('#qty').replaceWith('<select id="qty" name="quantity"><option>6<option selected>12</select>')`,
      )
      await theme.page.waitForFunction(
        () => new FormData(document.querySelector('form')!).get('items[0][quantity]') === '12',
      )
      assert.deepEqual(await theme.posts(...both), ['12', '12'])
    })

    it('COR-160 puts the quantity of the theme’s stepper into the cart', async () => {
      await theme.put(product(group(input)))
      await theme.page.click('.plus')
      await theme.run(`jQuery('#add').append(
        '<input type="hidden" name="items[0][asin]" value="${asin}">')`)
      const held = (await theme.cart()).reduce((sum, { quantity }) => sum + quantity, 0)
      await Promise.all([theme.page.waitForNavigation(), theme.page.click('.send')])
      const lines = await theme.cart()
      assert.deepEqual(
        [lines.map(line => line.asin), lines.reduce((sum, { quantity }) => sum + quantity, 0)],
        [[asin], held + 2],
      )
    })
  })
}

for (const hostile of bootstrapPages) {
  describe(`Modals: ${hostile.name}`, { concurrency: 1 }, () => {
    let theme: ThemePage
    before(async () => {
      theme = await openTheme(hostile)
    })
    after(() => theme.close())

    async function openChoice(): Promise<void> {
      await theme.put(`<div class="modal" id="modal" tabindex="-1"><div class="modal-dialog">
        <div class="modal-content">${product(group(select))}</div></div></div>`)
      await theme.run(
        `void (window.jQuery.fn.modal ? jQuery('#modal').modal('show') : new bootstrap.Modal('#modal').show())`,
      )
      await theme.page.waitForSelector('#modal.show', { visible: true })
      await theme.page.waitForFunction(() => document.activeElement?.id === 'modal')
      await theme.page.click('dp-quantity-selector >>> [part~=button]')
      await appears(theme.page, 'dp-quantity-selector >>> [role=option]')
    }

    it('COR-095 lets the shopper choose in a modal', async () => {
      await openChoice()
      await theme.page.click('dp-quantity-selector >>> [role=option]:nth-child(3)')
      await theme.page.waitForFunction(
        () => new FormData(document.querySelector('form')!).get('items[0][quantity]') === '3',
      )
      assert.deepEqual(await theme.posts(...both), ['3', '3'])
      assert.deepEqual(await theme.take(), [])
    })

    it('COR-102 closes the choice alone by Escape, not the modal', async () => {
      await openChoice()
      await theme.page.keyboard.press('Escape')
      await theme.page.waitForFunction(
        () => document.querySelector('dp-quantity-selector')?.matches(':state(open)') === false,
      )
      assert.equal(await theme.page.$eval('#modal', node => node.classList.contains('show')), true)
    })
  })
}

describe('A shop without a form', () => {
  it('COR-164 COR-165 gives the theme its fields, and tells the author', async () => {
    const theme = await openTheme(themePages[0]!)
    await theme.put(
      `<div id="area">${group('', 'data-light-fields data-selected-quantity="2" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER"')}</div>`,
    )
    await appears(theme.page, '#area input[type=hidden]')
    assert.equal(await theme.run(`jQuery('#area :input').serialize()`), 'quantity=2')
    assert.match((await theme.take()).join('\n'), /outside any form/)
    await theme.close()
  })
})
