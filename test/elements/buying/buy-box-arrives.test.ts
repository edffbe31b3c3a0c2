import { expect } from '@open-wc/testing'
import 'virtual:dp-buy-box'
import { arrived } from '../../support/arrived.ts'
import { facts, mount, session } from '../../support/browser.ts'
import { protectionField, sampleFields } from '../../support/extras.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const inputs = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

/** The form of a buy box, with what other elements would have put into it. */
async function formWith(asin: string, extras: string): Promise<HTMLFormElement> {
  await session()
  const box = await mount(
    'dp-buy-box',
    `<div><form action="/gp/product/handle-buy-box" method="post">
      <dp-buy-box data-asin="${asin}" data-offer-listing-id="OL${asin}"><button name="how" value="cart">Add</button></dp-buy-box>
      ${extras}
    </form></div>`,
  )
  const form = box.closest('form')
  if (!form) throw new Error('There is no form')
  return form
}

interface Line {
  asin: string
  associatedTo: string | null
}
const asins = async () =>
  (await facts<Line[]>('cart')).map(({ asin, associatedTo }) => [asin, associatedTo])

describe('the form of a buy box', () => {
  it('BOX-019 STO-065 arrives whole and in order, with fields that come twice', async () => {
    const twice = inputs({ note: 'b' }) + inputs({ note: 'a' })
    const form = await formWith('B0HEADPH01', twice)
    const fields = await arrived(form, form.querySelector('button') ?? undefined)
    const names = fields.map(([name]) => name)
    expect(names).to.include.members(['items[0][asin]', 'anti-csrftoken', 'quantity', 'how'])
    expect(fields.filter(([name]) => name === 'note')).to.deep.equal([
      ['note', 'b'],
      ['note', 'a'],
    ])
  })

  it('STO-060 becomes a line with its plan and one with its sample', async () => {
    const plan = inputs(protectionField('B0HEADPH01', 'B0PLAN0002'))
    await arrived(await formWith('B0HEADPH01', plan))
    expect(await asins()).to.deep.equal([
      ['B0HEADPH01', null],
      ['B0PLAN0002', 'B0HEADPH01'],
    ])
    await arrived(await formWith('B0LIPSTIK1', inputs(sampleFields('B0SMPLLIP2'))))
    expect(await asins()).to.deep.equal([
      ['B0LIPSTIK1', null],
      ['B0SMPLLIP2', 'B0LIPSTIK1'],
    ])
  })
})
