import { expect, nextFrame } from '@open-wc/testing'
import { atom } from 'nanostores'
import type { SinonFakeTimers } from 'sinon'
import { Countdown } from '../../src/parts/countdown.tsx'
import { Price } from '../../src/parts/price.tsx'
import { ProgressBar } from '../../src/parts/progress-bar.tsx'
import { useStore } from '../../src/parts/use-store.ts'
import { formatDuration } from '../../src/rules/duration.ts'
import { holdClocks } from '../support/clock.ts'
import { mount, unmountAll } from './mount.tsx'

afterEach(unmountAll)

const plain = (text: string | null) => (text ?? '').replaceAll('\u{a0}', ' ')

describe('Countdown', () => {
  let time: SinonFakeTimers
  beforeEach(() => {
    time = holdClocks('Date', 'setTimeout', 'clearTimeout')
  })
  afterEach(() => time.restore())

  /** `left`: ms until the end. */
  async function countdown(left: number, onEnd = () => {}) {
    const view = await mount(
      <Countdown
        until={Date.now() + left}
        now={Date.now}
        words={rest => formatDuration(rest, 'm:ss', 'en')}
        onEnd={onEnd}
      />,
    )
    const pass = async (ms: number) => {
      time.tick(ms)
      await nextFrame()
      return view.find('[role=timer]').textContent
    }
    return { ...view, pass }
  }

  it('DEA-051 counts down once a second', async () => {
    const { pass } = await countdown(75_300)
    expect(await pass(0)).to.equal('1:16')
    expect(await pass(299)).to.equal('1:16')
    expect(await pass(1)).to.equal('1:15')
    expect(await pass(1000)).to.equal('1:14')
  })

  it('DEA-020 tells the end once, at 0:00', async () => {
    let ends = 0
    const { pass } = await countdown(1500, () => ends++)
    expect(await pass(1499)).to.equal('0:01')
    expect(ends).to.equal(0)
    expect(await pass(1)).to.equal('0:00')
    await pass(10_000)
    expect(ends).to.equal(1)
    expect(time.countTimers()).to.equal(0)
  })

  it('COR-104 is a timer that is not announced', async () => {
    const { find } = await countdown(5000)
    expect(find('[role=timer]').hasAttribute('aria-live')).to.equal(false)
  })

  it('COR-032 stops when it is taken away', async () => {
    const { unmount } = await countdown(60_000)
    unmount()
    expect(time.countTimers()).to.equal(0)
  })
})

describe('ProgressBar', () => {
  it('DEA-007 is filled to the percentage and carries the text', async () => {
    const { find, host } = await mount(<ProgressBar percent={64} text="64% claimed" />)
    const bar = find('[role=progressbar]')
    const fill = find('.progress-fill')
    expect(bar.getAttribute('aria-valuenow')).to.equal('64')
    await Promise.all(fill.getAnimations().map(animation => animation.finished))
    expect(fill.offsetWidth / bar.offsetWidth).to.be.closeTo(0.64, 0.01)
    expect(host.shadowRoot?.textContent).to.include('64% claimed')
    await expect(host).to.be.accessible()
  })

  it('DEA-008 has one colour per tone', async () => {
    const colours = new Set<string>()
    for (const tone of ['neutral', 'success', 'error'] as const) {
      const { find } = await mount(<ProgressBar percent={50} text="Half" tone={tone} />)
      colours.add(getComputedStyle(find('.progress-text')).color)
    }
    expect(colours.size).to.equal(3)
  })
})

describe('Price', () => {
  it('DEA-091 shows the higher price struck, after words for screen readers', async () => {
    const { shadow, find } = await mount(<Price now="19,99 €" was="29,99 €" wasLabel="Before:" />)
    expect(plain(shadow.textContent)).to.equal('19,99 € Before: 29,99 €')
    expect(find('s').textContent).to.equal('29,99 €')
    expect(find('.visually-hidden').textContent).to.equal('Before: ')
  })

  it('DEA-092 is alone without a higher price', async () => {
    const { shadow } = await mount(<Price now="19,99 €" wasLabel="Before:" />)
    expect(plain(shadow.textContent)).to.equal('19,99 €')
  })
})

describe('useStore', () => {
  const $count = atom(1)
  const Shown = () => <output>{useStore($count)}</output>

  it('draws again when the store changes, and stops listening when it is taken away', async () => {
    $count.set(1)
    const { find, unmount } = await mount(<Shown />)
    $count.set(2)
    await nextFrame()
    expect(find('output').textContent).to.equal('2')
    unmount()
    expect($count.lc).to.equal(0)
  })

  it('shows a value that was set between drawing and listening', async () => {
    $count.set(1)
    const Setter = () => {
      // Refs run before effects.
      return <i ref={() => $count.set(5)} />
    }
    const { find } = await mount(
      <>
        <Shown />
        <Setter />
      </>,
    )
    await nextFrame()
    expect(find('output').textContent).to.equal('5')
  })
})
