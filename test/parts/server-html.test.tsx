import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { ComponentProps } from 'react'
import type { Controls } from '../../src/parts/named-controls.ts'
import { ServerHtml } from '../../src/parts/server-html.tsx'
import { waitUntil } from '../support/wait.ts'
import { mount, unmountAll } from './mount.tsx'

type Props = ComponentProps<typeof ServerHtml>

const form = `<form action="/elsewhere">
  <label><input type="radio" name="rating" value="positive">Yes</label>
  <label><input type="radio" name="rating" value="negative">No</label>
  <fieldset><legend>Why</legend><label for="late">Late</label><input id="late" type="checkbox" name="late"></fieldset>
  <textarea name="comment" aria-label="Comment"></textarea>
  <button name="size" value="big" type="button">Big</button>
  <button data-dp-action="submit"><b>Send</b></button>
</form>`

/** What else a pressed node tells. */
const data = ({ dataset: { dpAction: _action, ...more } }: HTMLElement) => Object.values(more)

async function show(props: Partial<Props> = {}) {
  const said: unknown[][] = []
  const drawing = (more: Partial<Props> = {}) => (
    <ServerHtml
      content={{ html: form }}
      loadingLabel="Loading"
      failedText="It did not come."
      retryLabel="Try again"
      onRetry={() => said.push(['retry'])}
      onShown={content => said.push(['shown', content.querySelectorAll('input').length])}
      onUseless={() => said.push(['useless'])}
      onAction={(action, node) => said.push(['action', action, ...data(node)])}
      onChoose={(name, value) => said.push(['choose', name, value])}
      {...props}
      {...more}
    />
  )
  const view = await mount(drawing())
  const redraw = (more: Partial<Props>) => view.draw(drawing(more))
  const come = async () => {
    await waitUntil(() => view.shadow.querySelector('form'), 'no content')
    said.length = 0
  }
  const input = (selector: string) => view.find<HTMLInputElement>(selector)
  return { ...view, said, redraw, come, input }
}

describe('ServerHtml', () => {
  afterEach(unmountAll)

  it('shows and says that the content is loading', async () => {
    const { find } = await show({ content: 'loading' })
    const box = find('[aria-busy=true]')
    expect([box.textContent, box.querySelectorAll('.skeleton').length]).to.deep.equal([
      'Loading',
      3,
    ])
  })

  it('COR-072 shows a failure with a way on', async () => {
    const { find, said } = await show({ content: 'failed' })
    expect(find('.message').textContent).to.contain('It did not come.')
    find('.link').click()
    expect(said).to.deep.equal([['retry']])
  })

  it('COR-080 shows the sanitized content, and reports it once', async () => {
    const { come, find, said } = await show({ content: { html: `<i onclick="a()">b</i>${form}` } })
    await waitUntil(() => said.length > 0, 'never shown')
    expect(said).to.deep.equal([['shown', 3]])
    await come()
    expect([find('i').hasAttribute('onclick'), find('form').hasAttribute('action')]).to.deep.equal([
      false,
      false,
    ])
  })

  it('COR-193 shows that content loads until the sanitized content is there', async () => {
    const seen: (string | null)[] = []
    const Wait = () => <i ref={node => void seen.push(node && node.textContent)}>Please wait</i>
    const { shadow } = await show({ waiting: <Wait /> })
    await waitUntil(() => shadow.querySelector('form'), 'no content')
    await waitUntil(() => !shadow.querySelector('i'), 'still waiting')
    expect(seen).to.deep.equal(['Please wait', null])
  })

  it('reports content that lacks a needed node, and no other content', async () => {
    const lacking = await show({ needs: ['[name=rating]', '[name=missing]'] })
    await waitUntil(() => lacking.said.length > 0, 'nothing said')
    expect(lacking.said).to.deep.equal([['useless']])
    const complete = await show({ needs: ['[name=rating]', '[data-dp-action=submit]'] })
    await waitUntil(() => complete.said.length > 0, 'nothing said')
    expect(complete.said).to.deep.equal([['shown', 3]])
  })

  it('acts by data-dp-action, also when a child of the node is pressed, and submits no form', async () => {
    const { come, find, said } = await show()
    await come()
    const { pathname } = location
    find('b').click()
    find<HTMLInputElement>('[name=late]').focus()
    await sendKeys({ press: 'Enter' })
    expect(said).to.deep.equal([
      ['action', 'submit'],
      ['action', 'submit'],
    ])
    expect(location.pathname).to.equal(pathname)
  })

  it('tells which named control was changed, and how', async () => {
    const { come, find, input, said } = await show()
    await come()
    input('[value=negative]').click()
    input('#late').click()
    find('[name=size]').click()
    find('textarea').focus()
    await sendKeys({ type: 'ab' })
    expect(said).to.deep.equal([
      ['choose', 'rating', 'negative'],
      ['choose', 'late', true],
      ['choose', 'size', 'big'],
      ['choose', 'comment', 'a'],
      ['choose', 'comment', 'ab'],
    ])
  })

  it('brings the controls into step with the model, at once and after each drawing', async () => {
    const fields: Controls = {
      rating: { value: 'negative' },
      late: { value: true },
      size: { value: 'big' },
      comment: { value: 'word' },
    }
    const { come, find, input, redraw } = await show({ fields })
    await come()
    expect([input('[value=negative]').checked, input('#late').checked]).to.deep.equal([true, true])
    expect(find<HTMLTextAreaElement>('textarea').value).to.equal('word')
    expect(find('[name=size]').getAttribute('aria-pressed')).to.equal('true')
    await redraw({ fields: { ...fields, rating: { value: null }, late: { value: false } } })
    expect([input('[value=negative]').checked, input('#late').checked]).to.deep.equal([
      false,
      false,
    ])
  })

  it('resets a choice that the model did not accept', async () => {
    const { come, input } = await show({ fields: { late: { value: false } } })
    await come()
    input('#late').click()
    await waitUntil(() => !input('#late').checked, 'stays checked')
  })

  it('hides controls with their labels, and a group without visible controls', async () => {
    const { come, find, redraw } = await show({ fields: { late: { hidden: true } } })
    await come()
    expect(find('fieldset').hidden).to.equal(true)
    await redraw({ fields: { late: { hidden: false }, rating: { hidden: true } } })
    expect([find('fieldset').hidden, find('label[for=late]').hidden]).to.deep.equal([false, false])
    expect(find('label:has([value=negative])').hidden).to.equal(true)
  })

  it('disables and hides nodes with data-dp-action', async () => {
    const { come, find, redraw, said } = await show({ actions: { submit: { disabled: true } } })
    await come()
    find('[data-dp-action]').click()
    expect(said).to.deep.equal([])
    await redraw({ actions: { submit: { disabled: false, hidden: true } } })
    expect(find<HTMLButtonElement>('[data-dp-action]').disabled).to.equal(false)
    expect(find('[data-dp-action]').hidden).to.equal(true)
  })

  for (const [state, props] of [
    ['loading', { content: 'loading' }],
    ['failed', { content: 'failed' }],
    ['shown', {}],
  ] as const) {
    it(`COR-100 has nothing for axe to find (${state})`, async () => {
      const { host, come, settled } = await show(props)
      if (state === 'shown') await come()
      // A skeleton pulses as long as it shows.
      if (state !== 'loading') await settled()
      await expect(host).to.be.accessible()
    })
  }

  it('COR-189 hands over what a pressed node tells, also of nodes that the caller names', async () => {
    const html = `<form><a href="#more" data-dp-action="view" data-dp-view="more">More</a>
      <button data-option-id="12"><b>12 months</b></button><button class="other">Other</button></form>`
    const { find, said, come } = await show({ content: { html }, pressable: '[data-option-id]' })
    await come()
    find('a').click()
    find('b').click()
    find('.other').click()
    expect(said).to.deep.equal([
      ['action', 'view', 'more'],
      ['action', '', '12'],
    ])
  })
})
