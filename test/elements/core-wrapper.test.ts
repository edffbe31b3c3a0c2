import { expect } from '@open-wc/testing'
import { html } from 'lit/html.js'
import { atom } from 'nanostores'
import { describe as describeElement } from '../../src/element/describe.ts'
import { defineWrapper } from '../../src/element/wrap.ts'
import { mount } from '../support/browser.ts'
import { nothing } from '../support/probe.tsx'
import { waitUntil } from '../support/wait.ts'

describe('A wrapper of server content', () => {
  it('COR-011 draws once for all that changes in a task', async () => {
    const tag = 'dp-probe-wrapper'
    const [$one, $other] = [atom('a'), atom('b')]
    const drawn: string[] = []
    defineWrapper(describeElement({ ...nothing, tag }), {
      model: () => ({ $one, $other }),
      template() {
        drawn.push($one.get() + $other.get())
        return html`<slot></slot>`
      },
      styles: [],
      messages: {},
    })
    await mount(tag, `<${tag}></${tag}>`)
    await waitUntil(() => drawn.length > 0, 'not drawn')
    drawn.length = 0
    $one.set('c')
    $other.set('d')
    await waitUntil(() => drawn.at(-1) === 'cd', 'not drawn anew')
    expect(drawn).to.deep.equal(['cd'])
  })
})
