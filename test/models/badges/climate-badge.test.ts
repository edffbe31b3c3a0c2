import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { climateBadge, type ClimateBadge } from '../../../elements/badges/climate-badge.ts'
import type { CallSpec, Outcome } from '../../../src/contract/call.ts'
import type { Config } from '../../../src/element/describe.ts'
import { messages } from '../../../src/widgets/badges/climate-badge/climate-badge.messages.ts'
import { model } from '../../../src/widgets/badges/climate-badge/climate-badge.model.ts'
import { explanationIn } from '../../../src/widgets/badges/climate-badge/views.rules.ts'
import { portsOf } from '../../support/ports.ts'

const asin = 'B0HEADPH01'
const contentUrl = '/gp/product/ajax'
const box = { id: 'box', title: 'The box', html: '<p>Paper</p>' }
const state = (value: unknown) =>
  `<script type="application/json" data-dp-answer>${JSON.stringify(value)}</script>`
const answered = (html: string) =>
  ({ ok: true, value: html, status: 200 }) as unknown as Outcome<CallSpec>
const late: Outcome<CallSpec> = { ok: false, problem: 'timeout', status: 0, code: '' }

function make(config: Partial<Config<ClimateBadge>> = { asin, contentUrl }) {
  const host = portsOf(climateBadge, config, { messages })
  const badge = model(host.ports)
  const { said, settled } = host
  async function answer(outcome: Outcome<CallSpec>) {
    said.calls.at(-1)?.answer(outcome)
    await settled()
  }
  const heard = () => said.events.splice(0).map(({ name, detail }) => [name, detail])
  return { ...host, badge, answer, heard }
}

describe('model of the climate badge', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('CLI-001 CLI-002 counts as open 300 ms after the press', () => {
    const { badge, heard } = make()
    badge.open()
    mock.timers.tick(299)
    assert.deepEqual([badge.isShown(), heard()], [true, []])
    mock.timers.tick(1)
    assert.deepEqual(heard(), [['dp-climate-sheet-opened', {}]])
  })

  it('CLI-005 counts as gone 200 ms after the close', () => {
    const { badge, heard } = make()
    badge.open()
    mock.timers.tick(300)
    heard()
    badge.close()
    mock.timers.tick(199)
    assert.deepEqual([badge.isShown(), heard()], [false, []])
    mock.timers.tick(1)
    assert.deepEqual(heard(), [['dp-climate-sheet-closed', {}]])
  })

  it('CLI-013 opens once on two presses, and closes again in the 300 ms', () => {
    const { badge, heard, said } = make()
    badge.open()
    badge.open()
    assert.equal(said.calls.length, 1)
    badge.close()
    mock.timers.tick(1000)
    assert.deepEqual([badge.$state.get(), heard()], ['closed', []])
  })

  it('CLI-007 CLI-009 CLI-018 goes to a second view and back, and tells so', async () => {
    const { answer, badge, heard } = make()
    badge.open()
    await answer(answered(`<p>First</p>${state({ secondary: [box] })}`))
    badge.back()
    badge.visit('box')
    assert.deepEqual(badge.$view.get(), box)
    badge.back()
    assert.equal(badge.$view.get(), null)
    assert.deepEqual(heard(), [
      ['dp-climate-view-changed', { view: 'box' }],
      ['dp-climate-view-changed', { view: 'primary' }],
    ])
  })

  it('CLI-018 warns once of an id that no view has, and stays', () => {
    const { badge, heard, said } = make({ contentHtml: '<p>First</p>', secondary: [box] })
    badge.open()
    badge.visit('bag')
    badge.visit('bag')
    assert.deepEqual([badge.$view.get(), heard()], [null, []])
    assert.equal(said.warnings.length, 1)
    assert.match(said.warnings[0]!, /data-dp-view: expected one of box, got "bag"/)
  })

  it('CLI-011 starts with the first view again', () => {
    const { badge } = make({ contentHtml: '<p>First</p>', secondary: [box] })
    badge.open()
    badge.visit('box')
    badge.close()
    mock.timers.tick(200)
    badge.open()
    assert.equal(badge.$view.get(), null)
  })

  for (const [what, config] of [
    ['nothing', {}],
    ['no more than white space', { contentHtml: ' \n' }],
    ['an address without a product', { contentUrl }],
  ] as const) {
    it(`CLI-014 is plain text with ${what}`, () => {
      const { badge, said } = make(config)
      badge.open()
      assert.deepEqual([badge.isOffered(), badge.isShown(), said.calls], [false, false, []])
    })
  }

  it('CLI-017 asks at the first opening, and keeps what came', async () => {
    const { answer, badge, said } = make()
    assert.deepEqual([badge.isOffered(), said.calls], [true, []])
    badge.open()
    const query = {
      asin,
      showFeatures: 'climatePledge',
      experienceId: 'climatePledgeAjaxExperience',
    }
    assert.deepEqual(
      said.calls.map(({ id, input, options }) => [id, input, options?.at]),
      [['feature-content', { query }, contentUrl]],
    )
    assert.equal(badge.$content.get(), 'loading')
    await answer(answered('<p>First</p>'))
    badge.close()
    mock.timers.tick(200)
    badge.open()
    assert.equal(said.calls.length, 1)
    assert.deepEqual(badge.$content.get(), { html: '<p>First</p>', secondary: [] })
  })

  it('CLI-017 makes no call if the page gives the explanation', () => {
    const { badge, said } = make({ asin, contentUrl, contentHtml: '<p>First</p>' })
    badge.open()
    assert.deepEqual(
      [badge.$content.get(), said.calls],
      [{ html: '<p>First</p>', secondary: [] }, []],
    )
  })

  it('CLI-015 CLI-017 tells of a failure, and asks again by retry and at the next opening', async () => {
    const { answer, badge, said } = make()
    badge.open()
    await answer(late)
    assert.equal(badge.$content.get(), 'failed')
    assert.deepEqual(said.announced, [messages['climate.failed']])
    assert.deepEqual(said.metrics, [
      { name: 'ClimateContentFailed', fields: { reason: 'timeout', status: 0 } },
    ])
    void badge.retry()
    await answer(late)
    badge.close()
    mock.timers.tick(200)
    badge.open()
    assert.deepEqual([said.calls.length, badge.$content.get()], [3, 'loading'])
  })

  it('CLI-015 counts an explanation of which nothing can show as a failure', async () => {
    const { answer, badge, said } = make({ asin, contentUrl })
    badge.open()
    await answer(answered(`<!doctype html><title>Wait</title>${state({ secondary: [box] })}`))
    badge.visit('box')
    badge.reject()
    assert.deepEqual([badge.$content.get(), badge.$view.get()], ['failed', null])
    assert.equal(said.metrics.length, 1)
  })

  it('CLI-017 asks anew for another product, and closes if there is nothing to explain', async () => {
    const { answer, badge, configure, said } = make()
    badge.open()
    await answer(answered('<p>First</p>'))
    configure({ label: 'Other' })
    assert.equal(said.calls.length, 1)
    configure({ asin: 'B0COFFEE01' })
    assert.deepEqual([said.calls.length, badge.$content.get()], [2, 'loading'])
    configure({ contentUrl: undefined })
    assert.deepEqual([badge.isShown(), badge.isOffered()], [false, false])
  })

  it('CLI-005 tells nothing when the element leaves the page', () => {
    const { badge, comeBack, heard, leave } = make()
    badge.open()
    mock.timers.tick(300)
    heard()
    leave()
    mock.timers.tick(1000)
    comeBack()
    assert.deepEqual([badge.$state.get(), heard()], ['closed', []])
  })

  for (const [what, html, views] of [
    ['none without state', '<p>First</p>', []],
    ['those of the state', `<p>First</p>${state({ secondary: [box] })}`, [box]],
    ['only those that are whole', state({ secondary: [{ id: 'x' }, null, 5, box] }), [box]],
    ['none where the state is none', state([]), []],
    ['none where the state is no list', state({ secondary: 'box' }), []],
    ['none where the state does not parse', '<script data-dp-answer>{"secondary":[</script>', []],
  ] as const) {
    it(`CLI-007 finds second views in an answer: ${what}`, () => {
      assert.deepEqual(explanationIn(html), { html, secondary: views })
    })
  }
})
