import { expect, nextFrame } from '@open-wc/testing'
import { stub } from 'sinon'
import 'virtual:dp-fitment-feedback'
import {
  clearFaults,
  clearJournal,
  eventsOf,
  hold,
  journal,
  mount,
  pageState,
  press,
  session,
  setFault,
} from '../../support/browser.ts'
import { waitUntil } from '../../support/wait.ts'

const tag = 'dp-fitment-feedback'
const widgetPath = '/gp/replacement-parts/ajax/feedback-widget.html'
const logPath = '/gp/replacement-parts/ajax/metrics.html'
const order = 'feedback_question_about_order'
const checked = {
  fits: true,
  failed: false,
  asin: 'B0PUMP0001',
  brand: 'BERGSTROM',
  series: 'GS 60',
  model: 'GS60-4210W',
}

const html = (attributes = '') => `<div>
  <button id="rate-it" type="button">Rate</button>
  <${tag} data-asin="B0PUMP0001" data-brand="BERGSTROM" data-model="GS60-4210W"
    data-model-series="GS 60" ${attributes}>Fallback</${tag}></div>`

async function show(attributes?: string, state = '') {
  const host = await mount(tag, state + html(attributes))
  const root = host.shadowRoot!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const heard = eventsOf(host, 'dp-feedback-rated', 'dp-feedback-submitted')
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  const goes = (selector: string) => waitUntil(() => !find(selector), `${selector} stays`)
  const isSent = () => host.matches(':state(sent)')
  const click = (selector: string) => find(selector)!.click()
  const field = (name: string, more = '') => find<HTMLInputElement>(`[name="${name}"]${more}`)
  /** Whether the control shows, with what hides it. */
  const shows = (name: string) => !!field(name)?.checkVisibility()
  const submit = () => find<HTMLButtonElement>('[data-dp-action="submit"]')!
  async function modal() {
    find('[data-rating=negative]')!.focus()
    click('[data-rating=negative]')
    await comes('[name=rating]')
    await nextFrame()
  }
  return {
    host,
    find,
    heard,
    comes,
    goes,
    shown: () => find('.around')!.textContent,
    isSent,
    click,
    field,
    shows,
    submit,
    modal,
  }
}

const logs = async () => (await journal(logPath)).map(({ body }) => JSON.parse(body))
const widgets = async () => (await journal(widgetPath)).map(({ query }) => query)
const tell = (name: string, detail: object) =>
  document.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
/** The modal with the content that is built in. */
async function builtIn(attributes?: string, state?: string) {
  await setFault({ match: { path: widgetPath }, fault: 'status:500', times: 1 })
  const view = await show(attributes, state)
  await view.modal()
  return view
}

beforeEach(async () => {
  await session()
  await clearFaults()
})
after(() => clearJournal())

describe('dp-fitment-feedback, question', () => {
  it("FBK-022 thanks again by the page's button once the feedback is sent", async () => {
    const view = await show('data-feedback-button-id="rate-it"')
    view.click('[data-rating=positive]')
    const region = () => view.find('.visually-hidden[role=status]')
    const isThanked = () => region()?.textContent?.includes('Thank you')
    await waitUntil(isThanked, 'no thanks')
    region()!.textContent = ''
    document.querySelector<HTMLElement>('#rate-it')!.click()
    await waitUntil(isThanked, 'no second thanks')
  })

  it('FBK-001 asks in the page, with both answers beside the question', async () => {
    const { find, host } = await show()
    expect(find('.question')!.textContent).to.equal('Was this helpful?')
    expect(find('[role=group]')!.getAttribute('aria-label')).to.equal('Was this helpful?')
    const choices = [...host.shadowRoot!.querySelectorAll('.thumb')]
    expect(choices.map(({ textContent }) => textContent)).to.deep.equal(['Yes', 'No'])
  })

  it('FBK-002 FBK-008 FBK-009 FBK-010 FBK-011 sends Yes at once, thanks, and is done', async () => {
    const view = await show('data-reftag="tag" data-category="grill" data-marketplace-id="M1"')
    view.find('[data-rating=positive]')!.focus()
    view.click('[data-rating=positive]')
    await waitUntil(async () => (await logs()).length, 'not sent')
    const [{ data, group, marketplaceId }] = await logs()
    expect([group, marketplaceId, data.rating, data.refTag, data.category]).to.deep.equal([
      'feedback',
      'M1',
      'positive',
      'tag',
      'grill',
    ])
    expect(new Date(data.dateTime).toISOString()).to.equal(data.dateTime)
    await view.goes('.question')
    expect(view.shown()).to.equal('Thank you for your feedback.')
    expect([view.find('button'), (await logs()).length]).to.deep.equal([null, 1])
    expect(view.host.shadowRoot!.activeElement).to.equal(view.find('.around'))
    expect(view.heard.take().map(({ type }) => type)).to.deep.equal([
      'dp-feedback-rated',
      'dp-feedback-submitted',
    ])
  })

  it('FBK-017 can be used again for an answer about another model', async () => {
    const view = await show()
    view.find('[data-rating=positive]')!.focus()
    view.click('[data-rating=positive]')
    tell('dp-fitment-checked', checked)
    expect(view.isSent()).to.equal(true)
    tell('dp-fitment-checked', { ...checked, model: 'OTHER' })
    await nextFrame()
    expect(view.shown()).to.equal('Was this helpful?YesNo')
  })

  it('FBK-018 thanks when the feedback did not arrive', async () => {
    await setFault({ match: { path: logPath }, fault: 'status:503', times: 1 })
    const view = await show()
    const metrics = eventsOf(view.host, 'dp-metric')
    view.find('[data-rating=positive]')!.focus()
    view.click('[data-rating=positive]')
    let counted: CustomEvent[] = []
    await waitUntil(() => (counted = metrics.take()).length, 'not counted')
    expect(counted[0]?.detail.name).to.equal('FeedbackLogFailed')
    expect(view.shown()).to.equal('Thank you for your feedback.')
  })

  for (const [how, end] of [
    ['Escape', () => press('Escape')],
    ['a cleared model', () => tell('dp-model-cleared', { brand: '', series: '', model: '' })],
  ] as const) {
    it(`FBK-025 FBK-026 closes by ${how}, sends nothing and can be used again`, async () => {
      const view = await show()
      await view.modal()
      await end()
      await view.goes('dialog')
      expect([view.isSent(), await logs()]).to.deep.equal([false, []])
      await view.modal()
    })
  }
})

describe('dp-fitment-feedback, modal', () => {
  it('FBK-003 FBK-020 opens for No, 510 px wide, with the reasons, and sends nothing', async () => {
    const view = await builtIn()
    expect(view.find('dialog')!.offsetWidth).to.equal(510)
    expect(view.field('rating', '[value=negative]')!.checked).to.equal(true)
    expect([view.shows('feedbackReason_other'), view.submit().disabled]).to.deep.equal([
      true,
      false,
    ])
    expect(await logs()).to.deep.equal([])
  })

  for (const content of ['of the server', 'built in']) {
    const open = async () => {
      if (content === 'built in') return builtIn()
      const view = await show()
      await view.modal()
      return view
    }

    it(`FBK-004 FBK-021 shows reasons only for No, and sends none with Yes (${content})`, async () => {
      const view = await open()
      view.click('[name=feedbackReason_other]')
      view.click('[name=rating][value=positive]')
      await waitUntil(() => !view.shows('feedbackReason_other'), 'reasons stay')
      view.submit().click()
      await waitUntil(async () => (await logs()).length, 'not sent')
      const [{ data }] = await logs()
      expect([data.rating, 'feedbackReason_other' in data]).to.deep.equal(['positive', false])
    })

    it(`FBK-007 FBK-024 sends the chosen reasons and the comment (${content})`, async () => {
      const view = await open()
      view.click('[name=feedbackReason_other]')
      view.click('[name=feedbackReason_modelNotFound]')
      view.field('comment')!.focus()
      await press('O', 'K')
      view.submit().click()
      await view.goes('dialog')
      await waitUntil(
        () => view.host.shadowRoot!.activeElement === view.find('.around'),
        'FBK-010: focus is lost',
      )
      await waitUntil(async () => (await logs()).length, 'not sent')
      const [{ data }] = await logs()
      expect(data).to.include({
        rating: 'negative',
        feedbackReason_other: 1,
        feedbackReason_modelNotFound: 1,
        comment: 'OK',
      })
      expect('feedbackReason_difficultToUse' in data).to.equal(false)
      expect(view.isSent()).to.equal(true)
    })

    it(`FBK-012 FBK-013 FBK-014 shows where help with an order is (${content})`, async () => {
      const view = await open()
      view.click('[name=feedbackReason_other]')
      view.click(`[name=${order}]`)
      await view.comes('.message')
      expect(view.field('feedbackReason_other')!.checked).to.equal(false)
      expect([
        view.shows('comment'),
        !!view.find('[data-dp-action]')?.checkVisibility(),
      ]).to.deep.equal([false, false])
      view.click('[name=feedbackReason_other]')
      await view.goes('.message')
      expect([view.shows('comment'), view.submit().checkVisibility()]).to.deep.equal([true, true])
    })

    it(`COR-104 announces within the modal while it is open, and outside of it afterwards (${content})`, async () => {
      const view = await open()
      const region = () => view.find('.visually-hidden[role=status]')
      view.click(`[name=${order}]`)
      await waitUntil(() => region()?.textContent?.includes('order'), 'nothing is said')
      expect(region()!.closest('dialog')?.matches(':modal')).to.equal(true)
      view.click('[name=feedbackReason_other]')
      await waitUntil(() => view.submit()?.checkVisibility(), 'no submit')
      view.submit().click()
      await view.goes('dialog')
      await waitUntil(() => region()?.textContent?.includes('Thank you'), 'no thanks')
      expect(region()!.parentNode).to.equal(view.host.shadowRoot)
    })

    it(`FBK-006 FBK-022 opens by the page's button without a rating (${content})`, async () => {
      if (content === 'built in') {
        await setFault({ match: { path: widgetPath }, fault: 'status:500', times: 1 })
      }
      const view = await show('data-feedback-button-id="rate-it"')
      const button = document.querySelector<HTMLElement>('#rate-it')!
      button.focus()
      button.click()
      await view.comes('[name=rating]')
      await waitUntil(() => view.submit().disabled, 'submit is enabled')
      expect([
        view.shows('feedbackReason_other'),
        !!view.find('[name=rating]:checked'),
      ]).to.deep.equal([false, false])
      view.click('[name=rating][value=positive]')
      await waitUntil(() => !view.submit().disabled, 'submit stays disabled')
      await press('Escape')
      await view.goes('dialog')
      expect(document.activeElement === button).to.equal(true)
    })
  }

  it('FBK-005 offers the reasons that are configured', async () => {
    const reasons = [{ value: 'feedbackReason_other', label: 'A reason of the page' }]
    const view = await builtIn('', pageState('fitment-feedback', { reasons }))
    const labels = [...view.host.shadowRoot!.querySelectorAll('.reason')]
    expect(labels.map(({ textContent }) => textContent)).to.deep.equal(['A reason of the page'])
  })

  it('FBK-015 asks for its content', async () => {
    const view = await show('data-ptd="DISHWASHER" data-feedback-button-id="rate-it"')
    await view.modal()
    expect(await widgets()).to.deep.equal([
      {
        feedbackButtonId: 'rate-it',
        previousUrl: location.href,
        modelSeries: 'GS 60',
        brand: 'BERGSTROM',
        asin: 'B0PUMP0001',
        ptd: 'DISHWASHER',
      },
    ])
    expect(view.find('.content')).to.not.equal(null)
  })

  it('FBK-015 COR-080 sanitizes its content', async () => {
    const unsafe = `<b id="kept" onclick="feedbackRan()">Kept</b><img src="/none.png"
      onerror="feedbackRan()"><script>feedbackRan()</script><iframe src="/none"></iframe>`
    const ran = stub()
    Object.assign(window, { feedbackRan: ran })
    const { fetch } = window
    const answers = stub(window, 'fetch').callsFake(async (...asked) => {
      const answer = await fetch.call(window, ...asked)
      if (!`${asked[0]}`.startsWith(widgetPath)) return answer
      return new Response((await answer.text()) + unsafe, answer)
    })
    try {
      const view = await show()
      await view.modal()
      expect(view.find('.built-in')).to.equal(null)
      const kept = view.find('#kept')!
      kept.click()
      expect(kept.parentElement!.querySelector('[onclick], [onerror], script, iframe')).to.equal(
        null,
      )
      expect(ran.callCount).to.equal(0)
    } finally {
      answers.restore()
      Reflect.deleteProperty(window, 'feedbackRan')
    }
  })

  for (const [attributes, times] of [
    ['', 1],
    ['data-is-feedback-widget-update-enabled', 2],
  ] as const) {
    it(`FBK-016 asks ${times === 1 ? 'once' : 'anew after a check'}`, async () => {
      const view = await show(attributes)
      await view.modal()
      await press('Escape')
      await view.goes('dialog')
      tell('dp-fitment-checked', checked)
      await view.modal()
      expect((await widgets()).length).to.equal(times)
    })
  }

  it('FBK-019 keeps focus inside, and Escape sends nothing and gives focus back', async () => {
    const view = await builtIn()
    for (let tab = 0; tab < 12; tab++) {
      await press('Tab')
      const focused = view.host.shadowRoot!.activeElement
      expect(!focused || view.find('dialog')!.contains(focused)).to.equal(true)
    }
    await press('Escape')
    await view.goes('dialog')
    expect(view.host.shadowRoot!.activeElement).to.equal(view.find('[data-rating=negative]'))
    expect([view.isSent(), await logs()]).to.deep.equal([false, []])
  })

  it('FBK-023 shows that the content is coming, and can be closed meanwhile', async () => {
    await hold({ path: widgetPath }, 1)
    const view = await show()
    view.click('[data-rating=negative]')
    await view.comes('dialog [aria-busy=true]')
    await waitUntil(async () => (await widgets()).length === 1, 'the call arrives')
    await press('Escape')
    await view.goes('dialog')
    await view.modal()
    expect((await widgets()).length).to.equal(2)
  })

  for (const fault of ['html', 'empty']) {
    it(`FBK-024 replaces content that has no rating by its own (${fault})`, async () => {
      await setFault({ match: { path: widgetPath }, fault, times: 1 })
      const view = await show()
      await view.modal()
      expect(view.find('.built-in')).to.not.equal(null)
    })
  }

  for (const state of ['at rest', 'modal', 'built in', 'sent']) {
    it(`COR-100 has nothing for axe to find (${state})`, async () => {
      const view = await (state === 'built in' ? builtIn() : show())
      if (state === 'modal') await view.modal()
      if (state === 'sent') {
        view.click('[data-rating=positive]')
        await view.goes('.question')
      }
      await Promise.all(view.host.shadowRoot!.getAnimations().map(({ finished }) => finished))
      await expect(view.host).to.be.accessible()
    })
  }
})
