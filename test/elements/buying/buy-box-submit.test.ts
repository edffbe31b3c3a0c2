import { expect, nextFrame } from '@open-wc/testing'
import { press } from '../../support/browser.ts'
import { buyBox } from '../../support/buy-box.ts'
import { warnings } from '../../support/warnings.ts'

const hasItems = (fields: object | undefined) =>
  Object.keys(fields ?? {}).some(name => name.startsWith('items'))

describe('dp-buy-box names the parameters', () => {
  it('BOX-017 BOX-019 submits asin, offer, quantity, client name and token', async () => {
    const box = await buyBox({ attributes: 'data-client-name="shop" data-csrf-token="t"' })
    box.button().click()
    expect(box.submitted).to.deep.equal([
      {
        'items[0][asin]': box.asin,
        'items[0][offerListingId]': 'OL',
        'items[0][quantity]': '1',
        'anti-csrftoken': 't',
        clientName: 'shop',
        quantity: '1',
      },
    ])
  })

  it('BOX-018 submits options only where they are configured', async () => {
    const none = await buyBox()
    expect(Object.keys(none.fields()).filter(name => /Option/.test(name))).to.deep.equal([])
    const attributes = 'data-gift-receipt-option="yes" data-device-preregistration-option="no"'
    const both = await buyBox({ attributes })
    expect(both.fields()).to.include({
      'items[0][giftReceiptOption]': 'yes',
      'items[0][devicePreregistrationOption]': 'no',
    })
  })

  it('BOX-020 makes names of name, index and path', async () => {
    const box = await buyBox({
      attributes: 'data-parameter-name="lines" data-parameter-index="3"',
      state: { parameterPaths: { quantity: ['amount', 'units'] } },
    })
    expect(box.fields()).to.include({ 'lines[3][amount][units]': '1', 'lines[3][asin]': box.asin })
  })

  const wrong: readonly [string, object][] = [
    ['BOX-021 refuses a name that is no text', { parameterName: 7 }],
    ['BOX-022 refuses a negative index', { parameterIndex: -1 }],
    ['BOX-022 refuses an index that is no number', { parameterIndex: 'first' }],
    ['BOX-024 refuses an empty name', { parameterName: '' }],
    ['BOX-024 refuses an index between two', { parameterIndex: 1.5 }],
  ]
  for (const [title, state] of wrong) {
    it(`${title}, submits no parameter and logs it`, async () => {
      const told = await warnings(async () => {
        const box = await buyBox({ state })
        expect(hasItems(box.fields())).to.equal(false)
        expect(box.fields()).to.include({ quantity: '1' })
      })
      expect(told.filter(line => /parameters are left out/.test(line)).length).to.equal(1)
    })
  }

  const wrongPaths: readonly [string, unknown][] = [
    ['BOX-023 refuses a path that is no list', 'quantity'],
    ['BOX-024 refuses a part of a path that is no text', ['quantity', 1]],
  ]
  for (const [title, quantity] of wrongPaths) {
    it(`${title}, for its own parameter alone`, async () => {
      const told = await warnings(async () => {
        const box = await buyBox({ state: { parameterPaths: { quantity } } })
        expect(box.fields()).not.to.have.property('items[0][quantity]')
        expect(box.fields()).to.have.property('items[0][asin]')
      })
      expect(told.some(line => /parameters are left out: path/.test(line))).to.equal(true)
    })
  }
})

describe('dp-buy-box and its owner form', () => {
  it('BOX-026 asks the page before the form is submitted, and obeys', async () => {
    const box = await buyBox()
    box.button().click()
    const { asin } = box
    expect(box.told()).to.deep.equal([
      {
        name: 'dp-before-add-to-cart',
        detail: { items: [{ asin, quantity: 1, offerListingId: 'OL' }] },
      },
    ])
    box.host.addEventListener('dp-before-add-to-cart', event => event.preventDefault())
    box.button().click()
    expect(box.submitted.length).to.equal(1)
  })

  it('COR-065 takes its steps once for each press, whatever submits the form', async () => {
    const within = `<form id="f"><input name="text">{box}</form><button form="f" formaction="/else">Outside</button>`
    const box = await buyBox({ within })
    const outside = box.find<HTMLButtonElement>('[form=f]')
    const acts = [
      () => box.button().click(),
      () => box.form().requestSubmit(),
      () => box.form().requestSubmit(outside),
      () => outside.click(),
    ]
    for (const [index, act] of acts.entries()) {
      act()
      expect(box.names(), `${index}`).to.deep.equal(['dp-before-add-to-cart'])
    }
    box.find('input').focus()
    await press('Enter')
    expect(box.names()).to.deep.equal(['dp-before-add-to-cart'])
    expect(box.submitted.length).to.equal(acts.length + 1)
  })

  it('COR-065 stops before the page itself sends the form', async () => {
    const box = await buyBox({ attributes: 'data-moq="5" data-quantity="1"' })
    box.form().requestSubmit()
    expect(box.submitted).to.deep.equal([])
    expect(box.names()).to.deep.equal(['dp-offer-locked'])
  })

  it('COR-065 asks for all items once where two elements stand in a form', async () => {
    const second = '<dp-buy-box data-asin="B0SECOND01" data-show-quantity="false"></dp-buy-box>'
    const within = `<form>{box}${second}</form>`
    const box = await buyBox({ within })
    box.button().click()
    const told = box.told().map(({ name, detail }) => [name, detail['items']])
    const items = [
      { asin: box.asin, quantity: 1, offerListingId: 'OL' },
      { asin: 'B0SECOND01', quantity: 1 },
    ]
    expect(told).to.deep.equal([['dp-before-add-to-cart', items]])
  })

  it('COR-060 goes with the form that its attribute names, also when that changes', async () => {
    const within = `<form id="one"></form><form id="two"></form>{box}`
    const box = await buyBox({ attributes: 'form="two"', content: '', within })
    const submit = (id: string) => {
      box
        .find<HTMLFormElement>(`#${id}`)
        .addEventListener('submit', event => event.preventDefault())
      box.find<HTMLFormElement>(`#${id}`).requestSubmit()
      return box.names().length
    }
    expect([submit('one'), submit('two')]).to.deep.equal([0, 1])
    box.host.setAttribute('form', 'one')
    expect([submit('one'), submit('two')]).to.deep.equal([1, 0])
    box.host.remove()
    await nextFrame()
    expect(submit('one')).to.equal(0)
  })

  it('COR-063 is stopped by an invalid element where the page has validation switched off', async () => {
    if (!customElements.get('dp-invalid')) {
      customElements.define(
        'dp-invalid',
        class extends HTMLElement {
          static formAssociated = true
          constructor() {
            super()
            this.attachInternals().setValidity({ customError: true }, 'No')
          }
        },
      )
    }
    const within = `<form novalidate><dp-invalid tabindex="0"></dp-invalid>{box}</form>`
    const box = await buyBox({ within })
    box.button().click()
    expect([box.names(), box.submitted]).to.deep.equal([[], []])
    expect(document.activeElement?.localName).to.equal('dp-invalid')
  })

  it('does not repeat fields that the form has by itself', async () => {
    const within = `<form><input type="hidden" name="items[0][asin]" value="B0NATIVE01">{box}</form>`
    const box = await buyBox({ within })
    expect(new FormData(box.form()).getAll('items[0][asin]')).to.deep.equal(['B0NATIVE01'])
  })
})

const blank = (attributes = 'data-moq="5"') =>
  buyBox({ attributes: `data-quantity-blank ${attributes}` })

describe('dp-buy-box helps with a minimum order', () => {
  it('ONE-014 ONE-015 stops a blank submission and explains it', async () => {
    const box = await blank()
    box.form().requestSubmit()
    expect(box.submitted).to.deep.equal([])
    await box.appears('dialog[open]')
    expect(box.part('dialog').textContent).to.contain('a minimum order quantity of 5')
  })

  it('ONE-015 explains it in the words of the page', async () => {
    const box = await blank('data-moq="5" data-moq-text="Only by the crate."')
    box.form().requestSubmit()
    await box.appears('dialog[open]')
    expect(box.part('dialog').textContent).to.contain('Only by the crate.')
  })

  it('ONE-016 closes the pop-up and lets go once a quantity is chosen', async () => {
    const box = await blank()
    box.button().click()
    await box.appears('dialog[open]')
    box.quantity.set(4)
    await box.goes('dialog')
    box.form().requestSubmit()
    expect(box.submitted.length, 'below the minimum').to.equal(0)
    await box.choose('5')
    box.button().click()
    expect(box.submitted.length).to.equal(1)
  })

  it('ONE-017 blocks one-click buttons as well, and starts no lock', async () => {
    const content = '<button id="add">Add</button>'
    const within = `<form>{box}</form><form id="other"><button data-dp-one-click>Buy now</button></form>`
    const box = await buyBox({ attributes: 'data-quantity-blank data-moq="5"', content, within })
    let sent = 0
    box.find('#other').addEventListener('submit', event => {
      event.preventDefault()
      sent += 1
    })
    const oneClick = box.find('[data-dp-one-click]')
    expect(oneClick.ariaDisabled).to.equal('true')
    oneClick.click()
    await box.appears('dialog[open]')
    expect([sent, box.names()]).to.deep.equal([0, ['dp-offer-locked']])
    await box.choose('5')
    oneClick.click()
    expect([sent, box.names().at(-1)]).to.deep.equal([1, 'dp-one-click-locked'])
  })

  for (const how of ['Escape', 'OK']) {
    it(`ONE-018 closes by ${how}, and focus goes to the drop-down`, async () => {
      const box = await blank()
      box.button().focus()
      box.button().click()
      await box.appears('dialog[open]')
      if (how === 'Escape') await press('Escape')
      else box.part('.primary').click()
      await box.goes('dialog')
      expect(box.host.shadowRoot?.activeElement).to.equal(box.picker.button())
    })
  }

  it('ONE-019 submits 1 for a blank quantity where there is no minimum', async () => {
    const box = await blank('')
    box.button().click()
    expect(box.submitted.map(({ quantity }) => quantity)).to.deep.equal(['1'])
  })

  it('ONE-023 tells of the lock once, however often the form is submitted', async () => {
    const box = await blank()
    for (let times = 0; times < 3; times++) box.form().requestSubmit()
    await box.choose('5')
    const locks = box.told().filter(({ name }) => name.startsWith('dp-offer'))
    const offerListingId = 'OL'
    expect(locks).to.deep.equal([
      {
        name: 'dp-offer-locked',
        detail: { offerListingId, reason: 'quantity', minimum: 5, quantity: null },
      },
      { name: 'dp-offer-unlocked', detail: { offerListingId, quantity: 5 } },
    ])
  })
})
