import { expect } from '@open-wc/testing'
import { scheduledPage, tag } from '../../support/scheduled-delivery.ts'
import { nextDrawing, nextTask, waitUntil } from '../../support/wait.ts'

const phone = { phoneMessageMarketplaceId: 'DP-DE', phoneNumber: '040 1' }
const full = { slotQualityInfo: { slotQuality: 'NORMAL', slotQualityDetail: 'CAPACITY_FULL' } }
const restricted = {
  slotQualityInfo: {
    slotQuality: 'DEFERRED',
    slotQualityDetail: 'SD_INVENTORY_STATE_RESTRICTED',
  },
}

/** A scheduled delivery whose calendar got this answer. */
async function answered(says: object, attributes = '', state: object = {}) {
  const view = await scheduledPage({ says, attributes, state, slots: [] })
  await view.want()
  await waitUntil(() => view.has('[part=message]'), 'a message')
  return { ...view, message: view.find('[part=message]') }
}

describe(`${tag} and an answer without slots`, () => {
  it('SCH-042 SCH-044 says that the date is not known, and hides the calendar', async () => {
    const view = await answered(full)
    expect(view.message.textContent.trim()).to.equal('The delivery date is not known yet.')
    expect(view.inner().shadowRoot?.querySelector('[part=trigger]')).to.equal(null)
    expect(view.inner().shadowRoot?.querySelector('[part=message]')).to.equal(null)
  })

  it('SCH-045 says that the date is not sure, beside what the calendar says of the shipment', async () => {
    const says = { ...restricted, defaultDates: { maxShipDisplay: '4 March' } }
    const view = await answered(says)
    expect(view.message.textContent.trim()).to.equal(
      'We are not sure when this item can be delivered.',
    )
    const promise = view.inner().shadowRoot?.querySelector('[part=promise]')
    expect([promise?.textContent.trim(), promise?.checkVisibility()]).to.deep.equal([
      'Ships by 4 March',
      true,
    ])
  })

  it('SCH-047 SCH-050 says that the shop calls, with a link that changes the number', async () => {
    const view = await answered(full, 'data-hide-on-error="false"', {
      ...phone,
      phoneChangeUrl: '/account',
    })
    const link = view.message.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href')]).to.deep.equal([
      'Change phone number',
      '/account',
    ])
    expect(view.message.textContent.replaceAll(/[\u2066\u2069]/g, '').trim()).to.match(
      /^All delivery times are taken. We will call you at 040 1 to agree on a date. Change/,
    )
    expect(view.inner().shadowRoot?.querySelector('[part=trigger]')?.matches(':disabled')).to.equal(
      true,
    )
  })

  it('SCH-048 SCH-050 leaves out the link without an address', async () => {
    const view = await answered(restricted, 'data-hide-on-error="false"', phone)
    expect(view.message.textContent).to.contain('is an estimate')
    expect(view.message.querySelector('a')).to.equal(null)
  })

  it('SCH-050 refuses an address that runs a script', async () => {
    const view = await answered(full, 'data-hide-on-error="false"', {
      ...phone,
      phoneChangeUrl: 'javascript:alert(1)',
    })
    expect(view.message.querySelector('a')).to.equal(null)
  })

  it('SCH-051 says what the server says, as text', async () => {
    const view = await answered({ ...full, errorMsg: '<b>Full</b>' }, 'data-hide-on-error="false"')
    expect(view.message.textContent.trim()).to.equal('<b>Full</b>')
  })

  it('SCH-046 says nothing of its own when all is normal', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.innerBecomes('available')
    await nextDrawing()
    expect(view.has('[part=message]')).to.equal(false)
  })

  it('SCH-070 hears its own calendar alone', async () => {
    const view = await scheduledPage()
    await view.want()
    await view.innerBecomes('available')
    const other = view.host.appendChild(document.createElement('div'))
    const detail = { reason: 'offline', status: 0 }
    other.dispatchEvent(new CustomEvent('dp-slots-errored', { detail, bubbles: true }))
    await nextTask()
    expect(view.blocked()).to.deep.equal([true, true])
  })
})
