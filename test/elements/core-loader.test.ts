import { expect } from '@open-wc/testing'
import { nextTask, waitUntil } from '../support/wait.ts'
import { holdRequests } from '../../src/loader/hold.ts'
import { cdp, eventsOf } from '../support/browser.ts'
import { has, engine } from '../support/engine.ts'
import { loader, shopPage } from '../support/shop-page.ts'

const bullets = (attributes = '') =>
  `<dp-expander ${attributes}><ul>${'<li>Folds flat</li>'.repeat(8)}</ul></dp-expander>`
const quantity =
  '<dp-quantity-selector data-widget-id="q"><input type="number" name="quantity" value="1"></dp-quantity-selector>'
const entries = (files: readonly string[]) => files.filter(file => file.startsWith('elements/'))

const inserted = `<script>
  document.head.append(Object.assign(document.createElement('script'), { src: '/dist/dp.js' }))
</script>`

const lateRequest = () =>
  new CustomEvent('dp-late-requested', {
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: { id: 7 },
  })

/** Makes the browser fail to load these addresses. */
const block = async (...urls: string[]) => {
  if (!has('the DevTools protocol')) return
  await cdp('Network.enable')
  await cdp('Network.setBlockedURLs', { urls })
}

const broken = async () => {
  await block('*/elements/dp-expander.js*')
  const html = `<head>${loader}</head><body><script>
    window.faults = []
    document.addEventListener('dp-error', event => faults.push([event.target.localName, event.detail.code]))
  </script>${bullets()}${quantity}`
  const page = await shopPage(html)
  const { faults } = page.window as unknown as { faults: [string, string][] }
  await waitUntil(() => faults.length > 0)
  return { page, faults }
}

describe('Loader', () => {
  for (const [how, script] of [
    ['a plain script in the head', loader],
    ['an async script', '<script async src="/dist/dp.js"></script>'],
    ['a deferred script', '<script defer src="/dist/dp.js"></script>'],
    ['a script that a script inserts', inserted],
    ['a module', '<script type="module" src="/dist/dp.js"></script>'],
    ['an import of a module', '<script type="module">import "/dist/dp.js"</script>'],
  ] as const) {
    it(`COR-110 COR-030 works as ${how}, before and after the tags`, async () => {
      for (const html of [
        `<head>${script}</head><body>${bullets()}`,
        `<body>${bullets()}${script}`,
      ]) {
        const page = await shopPage(html)
        await page.shows('dp-expander')
        expect(entries(page.files())).to.deep.equal(['elements/dp-expander.js'])
      }
    })
  }

  it('COR-110 loads nothing for a page without a tag, and a tag that comes later', async () => {
    const page = await shopPage(`<head>${loader}</head><body><main></main>`)
    const since = page.window.performance.now()
    page.find('main').innerHTML = `<section>${bullets()}</section>`
    await page.shows('dp-expander')
    expect(page.files(0, since)).to.deep.equal(['dp.js'])
    expect(entries(page.files())).to.deep.equal(['elements/dp-expander.js'])
  })

  it('COR-110 loads with data-load="visible" only what comes near the view', async () => {
    const far = `<div style="height:3000px"></div>${bullets('data-load="visible"')}`
    const page = await shopPage(`<head>${loader}</head><body>${far}${quantity}`)
    await page.shows('dp-quantity-selector')
    await page.isFar('dp-expander')
    const since = page.window.performance.now()
    page.find('dp-expander').scrollIntoView()
    await page.shows('dp-expander')
    expect(entries(page.files(0, since))).to.deep.equal(['elements/dp-quantity-selector.js'])
  })

  it('COR-110 loads with data-load="idle" once the page has nothing else to do', async () => {
    const holds = '<script>window.idle = []; requestIdleCallback = run => idle.push(run)</script>'
    const page = await shopPage(
      `<head>${holds}${loader}</head><body>${bullets('data-load="idle"')}${quantity}`,
    )
    const { idle } = page.window as unknown as { idle: (() => void)[] }
    await page.shows('dp-quantity-selector')
    await waitUntil(() => idle.length > 0, 'it does not wait until the page is idle')
    const since = page.window.performance.now()
    for (const run of idle) run()
    await page.shows('dp-expander')
    expect(entries(page.files(0, since))).to.deep.equal(['elements/dp-quantity-selector.js'])
  })

  it('COR-110 loads with data-load="idle" where the browser cannot tell when it is idle', async () => {
    const lacks = '<script>window.requestIdleCallback = undefined</script>'
    const page = await shopPage(
      `<head>${lacks}${loader}</head><body>${bullets('data-load="idle"')}`,
    )
    await page.shows('dp-expander')
  })

  it('COR-112 tells a tag that is none of the library, and asks for it once', async () => {
    const notes = `<script>
      window.faults = []
      document.addEventListener('dp-error', event => faults.push([event.target.localName, event.detail.code]))
    </script>`
    const page = await shopPage(
      `<head>${loader}${notes}</head><body><dp-no-such></dp-no-such>${quantity}`,
    )
    await page.shows('dp-quantity-selector')
    const { faults } = page.window as unknown as { faults: [string, string][] }
    await waitUntil(() => faults.length > 0, 'the fault')
    expect(faults).to.deep.equal([['dp-no-such', 'load']])
    const asked = entries(page.files()).filter(file => file.includes('no-such'))
    expect(asked.length).to.be.at.most(1)
  })

  it('COR-111 works by the entry module alone', async () => {
    const entry = '<script type="module" src="/dist/elements/dp-expander.js"></script>'
    const page = await shopPage(`<head>${entry}</head><body>${bullets()}`)
    await page.shows('dp-expander')
    expect(page.files()).not.to.include('dp.js')
  })

  describe('where code does not come', () => {
    afterEach(() => block())

    engine.it(
      'COR-112 keeps the fallback, tells it, and holds up no other tag',
      'the DevTools protocol',
      async () => {
        const { page, faults } = await broken()
        await page.shows('dp-quantity-selector')
        expect(page.find('dp-expander').innerText).to.contain('Folds flat')
        expect(faults).to.deep.equal([['dp-expander', 'load']])
      },
    )

    engine.it(
      'COR-112 tries again when the browser is online',
      'the DevTools protocol',
      async () => {
        const { page } = await broken()
        await block()
        page.window.dispatchEvent(new Event('online'))
        await page.shows('dp-expander')
      },
    )

    engine.it(
      'COR-112 tries again on the next insertion, as often as it takes',
      'the DevTools protocol',
      async () => {
        const { page, faults } = await broken()
        page.find('body').insertAdjacentHTML('beforeend', bullets())
        await waitUntil(() => faults.length >= 3)
        await block()
        page.find('body').insertAdjacentHTML('beforeend', bullets())
        await page.shows('dp-expander')
      },
    )
  })

  it('COR-114 never loads a tag that the page disables', async () => {
    const meta = '<meta name="dp-disable" content="dp-deal-box dp-expander">'
    const page = await shopPage(`<head>${meta}${loader}</head><body>${bullets()}`)
    page.find('body').insertAdjacentHTML('beforeend', bullets() + quantity)
    await page.shows('dp-quantity-selector')
    expect(entries(page.files())).to.deep.equal(['elements/dp-quantity-selector.js'])
    expect(page.window.customElements.get('dp-expander')).to.equal(undefined)
  })

  it('COR-115 needs no file beyond those whose preload lines the build prints', async () => {
    const preload: Record<string, string[]> = await (await fetch('/dist/preload.json')).json()
    const page = await shopPage(`<head>${loader}</head><body>${bullets()}`)
    await page.shows('dp-expander')
    // The page has no dp.css, so the tokens come, too.
    const asked = page.files().filter(file => file !== 'dp.js' && !file.includes('diagnose'))
    expect(asked.sort()).to.deep.equal(preload['dp-expander']?.toSorted())
  })

  it('COR-118 lets the page answer between elements that waited for the page state', async () => {
    const state = '<script type="application/json" data-dp-state="page">{}</script>'
    const page = await shopPage(`<head><script>
      // Each look at the clock is 6 ms later, so each first view takes longer than a stretch of work.
      let now = 0
      performance.now = () => (now += 6)
      window.order = []
      document.addEventListener('dp-ready', ({ target }) => order.push(target.id))
      // The page's own tasks, one after the other.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (order.length > 0 && order.at(-1) !== 'task') order.push('task')
        port2.postMessage(null)
      }
      port2.postMessage(null)
    </script>${loader}</head><body>${state}${['a', 'b', 'c']
      .map(id => `<dp-quantity-selector id="${id}" data-widget-id="${id}"></dp-quantity-selector>`)
      .join('')}`)
    const { order } = page.window as unknown as { order: string[] }
    const areShown = () => order.includes('c') && order.at(-1) === 'task'
    await waitUntil(areShown, 'not all elements show')
    // The page's task may come after two elements where it waits in another queue (WebKit), but not after all.
    expect(order.slice(0, -1)).to.include('task')
    expect(order.filter(name => name !== 'task')).to.deep.equal(['a', 'b', 'c'])
  })

  it('COR-116 holds a request for a tag that is not loaded yet, and sends it again once that shows', async () => {
    const box = document.body.appendChild(document.createElement('dp-late-one'))
    let arrived: (() => void) | undefined
    const loads: string[] = []
    const load = (tag: string) => {
      loads.push(tag)
      return new Promise<void>(resolve => (arrived = resolve))
    }
    holdRequests({ 'dp-late-requested': ['dp-late-one'] }, () => true, load)
    const heard: unknown[] = []
    document.addEventListener('dp-late-requested', event =>
      heard.push((event as CustomEvent).detail),
    )
    expect(box.dispatchEvent(lateRequest())).to.equal(false)
    expect([heard, loads]).to.deep.equal([[], ['dp-late-one']])
    customElements.define('dp-late-one', class extends HTMLElement {})
    arrived?.()
    await nextTask()
    // The host may still read page state.
    expect(heard).to.deep.equal([])
    box.dispatchEvent(new CustomEvent('dp-ready', { bubbles: true, composed: true }))
    await nextTask()
    expect(heard).to.deep.equal([{ id: 7 }])
    expect(box.dispatchEvent(lateRequest())).to.equal(true)
    expect(heard.length).to.equal(2)
    box.remove()
  })

  it('COR-116 leaves a request alone whose tag is not in the page', () => {
    holdRequests(
      { 'dp-other-requested': ['dp-not-here'] },
      () => true,
      async () => {},
    )
    const heard = eventsOf(document, 'dp-other-requested')
    const request = new CustomEvent('dp-other-requested', { bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(request)).to.equal(true)
    expect(heard.take().length).to.equal(1)
  })
})
