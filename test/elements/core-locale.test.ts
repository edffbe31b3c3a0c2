import { expect } from '@open-wc/testing'
import { nextDrawing, nextTask, waitUntil } from '../support/wait.ts'
import 'virtual:dp-quantity-selector'
import { commonMessages } from '../../src/element/common.messages.ts'
import { nearestLocale } from '../../src/element/locale.ts'
import { formatMoney } from '../../src/rules/money.ts'
import { inShadow, mount, pageState, press } from '../support/browser.ts'
import { probe } from '../support/probe.tsx'

const messages = { 'probe.hello': 'Hello {name}, {count} new', 'common.retry': 'Once more' }

/** A tag that shows its texts with these ids. */
const shows = (...ids: readonly (keyof typeof messages | keyof typeof commonMessages)[]) =>
  probe({
    messages,
    model: ports => ({
      lines: () => ids.map(id => ports.text(id, { name: 'you', count: 1234.5 })),
    }),
    View: ({ model }: { model: { lines(): string[] } }) => model.lines().join('|') as never,
  })

const shown = (host: Element) => host.shadowRoot?.textContent
const localeOf = (host: Element) => (host as Element & { config: { locale: string } }).config.locale

// The first such event loads this code. No test should wait for that.
before(() => import('../../src/element/reread.ts'))

/** The page announces that its texts have changed. */
async function changed(): Promise<void> {
  document.dispatchEvent(new CustomEvent('dp-page-state-changed', { detail: { name: 'messages' } }))
  await nextDrawing()
}

async function inPage(lang: string, attributes = ''): Promise<string> {
  const tag = probe({})
  const host = await mount(tag, `<div lang="${lang}"><${tag} ${attributes}></${tag}></div>`)
  return localeOf(host)
}

const stepper = (dir: string) =>
  mount(
    'dp-quantity-selector',
    `<div dir="${dir}"><dp-quantity-selector data-widget-id="q"
      data-shape-type="SIMPLIFIED_QUANTITY_STEPPER" data-selected-quantity="2"></dp-quantity-selector></div>`,
  )

/** 1: left to right. -1: right to left. */
function order(host: Element): number {
  const [first, last] = [...inShadow(host, '.quantity').querySelectorAll('button')]
  if (!first || !last) throw new Error('no stepper')
  return Math.sign(last.getBoundingClientRect().left - first.getBoundingClientRect().left)
}

describe('Locale and texts', () => {
  for (const [lang, attributes, locale, how] of [
    ['fr', 'data-locale="de-AT"', 'de-AT', 'of data-locale'],
    ['fr-CA', '', 'fr-CA', 'of the nearest lang'],
    ['fr', 'lang="it"', 'it', 'of its own lang'],
    ['en_US', '', 'en-US', 'written with an underscore'],
    ['fr', 'data-locale="de_AT"', 'de-AT', 'of a field written with an underscore'],
    ['fr', 'data-locale="de AT!"', 'fr', 'past a malformed field'],
    ['not a language', '', 'en-US', 'past a malformed lang'],
  ] as const) {
    it(`COR-020 takes the locale ${how}`, async () => {
      expect(await inPage(lang, attributes)).to.equal(locale)
    })
  }

  it('COR-020 goes on to the next lang where the nearest is malformed', async () => {
    const tag = probe({})
    const host = await mount(tag, `<p lang="sv"><i lang="???"><${tag}></${tag}></i></p>`)
    expect(localeOf(host)).to.equal('sv')
  })

  it('COR-020 is en-US where nobody says', async () => {
    const { lang } = document.documentElement
    document.documentElement.removeAttribute('lang')
    const locale = nearestLocale(document.body)
    document.documentElement.lang = lang
    expect(locale).to.equal('en-US')
  })

  it('COR-021 mirrors its layout under dir="rtl"', async () => {
    expect([order(await stepper('ltr')), order(await stepper('rtl'))]).to.deep.equal([1, -1])
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`COR-021 moves through a list, which has no sideways direction, by up and down alone in ${dir}`, async () => {
      const qsItems = [1, 2, 3].map(quantity => ({ id: `q${quantity}`, data: { quantity } }))
      const state = pageState('quantity-selector', { qsItems, selectedId: 'q2' })
      const host = await mount(
        'dp-quantity-selector',
        `<div dir="${dir}"><dp-quantity-selector data-widget-id="q" data-view-type="desktop">${state}</dp-quantity-selector></div>`,
      )
      inShadow(host, 'button').focus()
      await press('Enter')
      await waitUntil(() => host.shadowRoot?.activeElement?.closest('[role=listbox]'), 'it opens')
      const at = () => {
        const list = inShadow(host, '[role=listbox]')
        const active = list.getAttribute('aria-activedescendant')
        const current = active ? inShadow(host, `#${active}`) : host.shadowRoot?.activeElement
        return current?.textContent
      }
      const walked = [at()]
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp']) {
        await press(key)
        walked.push(at())
      }
      await press('Escape')
      expect(walked).to.deep.equal(['2', '2', '2', '3', '3', '2'])
    })
  }

  it('COR-022 writes numbers in texts by the locale', async () => {
    const tag = shows('probe.hello')
    const texts = []
    for (const lang of ['en', 'de', 'ar-EG']) {
      texts.push(shown(await mount(tag, `<div lang="${lang}"><${tag}></${tag}></div>`)))
    }
    expect(texts).to.deep.equal([
      'Hello you, 1,234.5 new',
      'Hello you, 1.234,5 new',
      'Hello you, ١٬٢٣٤٫٥ new',
    ])
  })

  it('COR-022 writes amounts by the locale, in the currency and with its digits', () => {
    const written = [
      formatMoney({ amount: 123456, currency: 'EUR' }, 'de'),
      formatMoney({ amount: 1234, currency: 'JPY' }, 'en'),
      formatMoney({ amount: 1234, currency: 'KWD' }, 'en'),
    ].map(text => text.replaceAll(/\s/g, ' '))
    expect(written).to.deep.equal(['1.234,56 €', '¥1,234', 'KWD 1.234'])
  })

  it('COR-023 takes texts of one element out of its page state', async () => {
    const tag = shows('probe.hello')
    const state = pageState(tag.slice(3), { messages: { 'probe.hello': 'Hi {name}' } }, 'mine')
    const html = `<div>${state}<${tag} id="mine"></${tag}><${tag} id="other"></${tag}></div>`
    const host = await mount(tag, html)
    await nextTask()
    const other = host.parentElement?.querySelector('#other')
    expect(shown(host)).to.equal('Hi you')
    expect(other && shown(other)).to.contain('Hello you')
  })

  it('COR-023 takes texts of a tag out of the page state "messages", after its own', async () => {
    const tag = shows('probe.hello', 'common.close')
    const page = pageState('messages', { [tag]: { 'probe.hello': 'Page', 'common.close': 'Shut' } })
    const own = pageState(tag.slice(3), { messages: { 'probe.hello': 'Own' } })
    const host = await mount(tag, `<div>${page}<${tag}>${own}</${tag}></div>`)
    await changed()
    await waitUntil(() => shown(host) === 'Own|Shut', 'the old texts show')
  })

  it('COR-023 hears of texts that the page changes', async () => {
    const tag = shows('probe.hello')
    const page = pageState('messages', { [tag]: { 'probe.hello': 'Before' } })
    const host = await mount(tag, `<div>${page}<${tag}></${tag}></div>`)
    const script = host.previousElementSibling
    if (script) script.textContent = JSON.stringify({ [tag]: { 'probe.hello': 'After' } })
    await changed()
    await waitUntil(() => shown(host) === 'After', 'the old text shows')
  })

  it('COR-023 never reads a text as HTML, nor a value in it', async () => {
    const tag = shows('probe.hello')
    const html = '<img src=x onerror=alert(1)>{name}'
    const own = pageState(tag.slice(3), { messages: { 'probe.hello': html } })
    const host = await mount(tag, `<${tag}>${own}</${tag}>`)
    expect(host.shadowRoot?.querySelector('img')).to.equal(null)
    expect(shown(host)).to.equal('<img src=x onerror=alert(1)>you')
  })

  it('COR-023 keeps the text of the catalogue where the page gives something else than a text', async () => {
    const tag = shows('common.close')
    const page = pageState('messages', { [tag]: { 'common.close': { no: 'text' } } })
    const host = await mount(tag, `<div>${page}<${tag}></${tag}></div>`)
    await changed()
    expect(shown(host)).to.equal('Close')
  })

  it('COR-024 has common texts, and puts those of the element before them', async () => {
    const ids = ['common.close', 'common.retry', 'common.loading', 'common.learnMore'] as const
    const tag = shows(...ids)
    expect(shown(await mount(tag, `<${tag}></${tag}>`))).to.equal(
      'Close|Once more|Loading|Learn more',
    )
  })
})
