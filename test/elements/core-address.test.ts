import { expect } from '@open-wc/testing'
import { stub } from 'sinon'
import { onAddress, parameter, setParameter } from '../../src/page/address.ts'
import { keep, kept, onKept } from '../../src/page/storage.ts'
import { nextTask, waitUntil } from '../support/wait.ts'

const told: string[] = []
const warn = (message: string) => void told.push(message)

/** The address without its origin. */
const place = () => location.href.slice(location.origin.length)
/** The runner finds its session in the query. */
const own = `${location.pathname}${location.search || '?'}&`

describe('What elements keep in the address', () => {
  const { href } = location
  const state = { router: 'of the page' }
  beforeEach(() => {
    told.length = 0
    history.pushState(state, '', `${own}q=a+b&flag&r=%41#top`)
  })
  after(() => history.replaceState(null, '', href))

  it('COR-196 sets a parameter in place, and leaves the rest as the page wrote it', () => {
    const { length } = history
    setParameter('gpo', '25.5', 'replace', warn)
    expect(place()).to.equal(`${own}q=a+b&flag&r=%41&gpo=25.5#top`)
    expect([history.length, history.state, parameter('gpo')]).to.deep.equal([length, state, '25.5'])
    setParameter('gpo', null, 'replace', warn)
    expect(place()).to.equal(`${own}q=a+b&flag&r=%41#top`)
    expect(told).to.deep.equal([])
  })

  it('COR-196 makes an entry for each change that the shopper can take back, and none for the same value', async () => {
    const pushed = stub(history, 'pushState').callThrough()
    try {
      setParameter('gpo', '25', 'push', warn)
      await nextTask()
      setParameter('gpo', '25', 'push', warn)
      await nextTask()
      setParameter('gpo', '30', 'push', warn)
      expect(pushed.callCount).to.equal(2)
      expect(history.state).to.deep.equal(state)
    } finally {
      pushed.restore()
    }
    let heard = 0
    const stop = onAddress(() => (heard += 1))
    history.back()
    await waitUntil(() => heard === 1, 'the way back is not heard')
    expect(parameter('gpo')).to.equal('25')
    stop()
    history.back()
    await waitUntil(() => parameter('gpo') === null, 'no way back')
    expect(heard).to.equal(1)
  })

  it('COR-196 makes one entry for all changes of a task', async () => {
    const pushed = stub(history, 'pushState').callThrough()
    try {
      setParameter('gpo', '25', 'push', warn)
      setParameter('isTryState', '1', 'push', warn)
      setParameter('vas', '{"vw":1}', 'replace', warn)
      expect(pushed.callCount).to.equal(1)
      expect([parameter('gpo'), parameter('isTryState'), parameter('vas')]).to.deep.equal([
        '25',
        '1',
        '{"vw":1}',
      ])
    } finally {
      pushed.restore()
      await nextTask()
    }
  })

  it('COR-196 says so where the page may not change its address, and throws nothing', () => {
    const refusing = stub(history, 'replaceState').throws(new Error('not here'))
    try {
      setParameter('gpo', '25', 'replace', warn)
    } finally {
      refusing.restore()
    }
    expect(told).to.have.length(1)
    expect(told[0]).to.contain('gpo').and.contain('not here')
  })
})

describe('What elements keep in the browser', () => {
  const name = 'probe'
  afterEach(() => keep(name, undefined))

  it('COR-197 keeps values as JSON, and forgets them', () => {
    expect(kept(name)).to.equal(undefined)
    keep(name, { votes: [1, null] })
    expect(kept(name)).to.deep.equal({ votes: [1, null] })
    keep(name, undefined)
    expect([kept(name), localStorage.getItem('dp.probe')]).to.deep.equal([undefined, null])
  })

  it('COR-197 gives nothing for what it cannot read', () => {
    localStorage.setItem('dp.probe', '{"votes":')
    expect(kept(name)).to.equal(undefined)
  })

  for (const [what, break_] of [
    [
      'is full',
      () => stub(Storage.prototype, 'setItem').throws(new DOMException('', 'QuotaExceededError')),
    ],
    [
      'keeps nothing for this page',
      () =>
        stub(window, 'localStorage').get(() => {
          throw new DOMException('', 'SecurityError')
        }),
    ],
  ] as const) {
    it(`COR-197 keeps a value as long as the page, if the browser ${what}`, () => {
      keep(name, 'old')
      const broken = break_()
      try {
        keep(name, 'new')
        expect(kept(name)).to.equal('new')
      } finally {
        broken.restore()
      }
      expect(kept(name)).to.equal('new')
      keep(name, 'newest')
      expect([kept(name), localStorage.getItem('dp.probe')]).to.deep.equal(['newest', '"newest"'])
    })
  }

  it('COR-197 hears of another tab', async () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const other = frame.contentWindow!.localStorage
    let heard = 0
    const stop = onKept(name, () => (heard += 1))
    try {
      other.setItem('dp.other', '1')
      other.setItem('dp.probe', '"theirs"')
      await waitUntil(() => heard > 0, 'not heard')
      expect([heard, kept(name)]).to.deep.equal([1, 'theirs'])
      other.removeItem('dp.probe')
      await waitUntil(() => heard === 2, 'not heard')
      expect(kept(name)).to.equal(undefined)
      // The other tab has cleared everything.
      dispatchEvent(new StorageEvent('storage', { key: null }))
      expect(heard).to.equal(3)
    } finally {
      stop()
      frame.remove()
    }
  })
})
