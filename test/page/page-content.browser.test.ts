import { expect } from '@open-wc/testing'
import { fillStores } from '../../src/page/fill.ts'
import { fieldsOf, wouldSend } from '../../src/page/form-content.ts'
import { hideNode } from '../../src/page/nodes.ts'
import { page } from '../../src/page/page.ts'
import { openQueue } from '../../src/page/queue.ts'
import { stub } from 'sinon'
import { place } from '../support/browser.ts'
import { waitUntil } from '../support/wait.ts'

/** What modules of src/page read of a page, and what they do to its nodes. */

describe('a form of the page', () => {
  it('would send what its fields and the pressed button say, and no form sends nothing', () => {
    const form = place(`<form><input name="asin" value="A"><input name="asin" value="B">
      <button name="go" value="now"></button></form>`) as HTMLFormElement
    const press = { form, submitter: form.querySelector('button') }
    expect(wouldSend(press, ['other', 'asin'], 'A')).to.equal(true)
    expect(wouldSend(press, ['go'], 'now')).to.equal(true)
    expect(wouldSend({ form, submitter: null }, ['go'], 'now')).to.equal(false)
    expect(wouldSend({ form: null, submitter: null }, ['asin'], 'A')).to.equal(false)
    expect(fieldsOf(press)).to.deep.equal({ asin: 'B', go: 'now' })
  })
})

describe('a hidden node of the page', () => {
  it('shows again, as the page had it, once all who have hidden it have ended that', () => {
    const node = place('<p style="display: flex !important">Price</p>')
    const display = () => node.style.getPropertyValue('display')
    const ends = [hideNode(node), hideNode(node)]
    expect(display()).to.equal('none')
    ends[0]!()
    ends[0]!()
    expect(display()).to.equal('none')
    ends[1]!()
    expect(node.getAttribute('style')).to.equal('display: flex !important;')
  })
})

describe('the queue of the page', () => {
  it('COR-140 takes the place of anything else with its name, and says so', async () => {
    const scope = window as unknown as { dp: unknown }
    const before = scope.dp
    const warn = stub(console, 'warn')
    try {
      const own = { isOurs: false }
      scope.dp = own
      openQueue()
      await waitUntil(() => warn.called)
      expect(warn.firstCall.args[0]).to.include('window.dp is replaced')
      expect(warn.firstCall.args[1]).to.equal(own)
      expect((scope.dp as { push: unknown }).push).to.be.a('function')
    } finally {
      warn.restore()
      scope.dp = before
    }
  })
})

describe('the page state', () => {
  it('sets the modes of a wardrobe that exist, and no others', () => {
    place(`<script type="application/json" data-dp-state="page">
      {"wardrobeMode": {"shirts": "try", "shoes": "rent"}}</script>`)
    fillStores(true)
    expect([page.wardrobeMode('shirts').get(), page.wardrobeMode('shoes').get()]).to.deep.equal([
      'try',
      page.wardrobeMode('nothing').get(),
    ])
  })
})
