import { expect } from '@open-wc/testing'
import { selector, settled } from '../support/quantity.ts'
import { probe } from '../support/probe.tsx'
import { mount } from '../support/browser.ts'
import { atRest, waitUntil } from '../support/wait.ts'

/** What is there before the code that follows themes. Only the first test of a page can see that, so it is the only one. */

const select = '<select id="qty"><option>1<option>2</select>'

const posting = () =>
  probe({
    descriptor: { form: { size: '' }, fields: {} },
    model(ports) {
      ports.submit({ size: 'M' })
      return {}
    },
  })

describe('Code that follows themes, in a page without it', () => {
  it('COR-160 COR-164 waits for the shopper with a select, and comes for fields that scripts read', async () => {
    const { host } = await selector(
      { qsItems: undefined, selectedId: undefined },
      { content: select, attributes: 'onchange="this.dataset.heard = 1"' },
    )
    const control = host.querySelector('select')!
    await settled()
    const isFollowed = () => Object.hasOwn(control, 'focus')
    expect(await atRest(isFollowed, 300)).to.equal(false)
    const tag = posting()
    const other = await mount(tag, `<form><${tag} data-light-fields></${tag}></form>`)
    await waitUntil(() => other.querySelector('input[data-light-fields]'), 'no field')
    control.dispatchEvent(new Event('change', { bubbles: true }))
    expect(host.dataset['heard'], 'the page’s own handler').to.equal('1')
  })
})
