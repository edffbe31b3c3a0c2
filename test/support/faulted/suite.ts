import { expect, nextFrame } from '@open-wc/testing'
import { spy, useFakeTimers, type SinonFakeTimers, type SinonSpy } from 'sinon'
import type { CallSpec } from '../../../src/contract/call.ts'
import { clearFaults, session, setFault } from '../browser.ts'
import { comes, type Faulted, type FaultedCall } from './faulted.ts'
import { faultsOf } from './faults.ts'

const pathOf = ({ path }: CallSpec): string => path.replace(/\{.*/, '*')
const isBusy = ({ shadowRoot }: HTMLElement): boolean =>
  [...(shadowRoot?.querySelectorAll('[aria-busy=true], .spinner') ?? [])].some(busy =>
    busy.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )

/** Tries every fault on each of these calls: it ends as documented, and there is a way on (COR-072). */
export function testFaults(of: string, calls: readonly FaultedCall[]): void {
  describe(`Faults of the calls of ${of}`, () => {
    const strays: unknown[] = []
    const stray = (event: ErrorEvent | PromiseRejectionEvent) =>
      strays.push('reason' in event ? event.reason : event.message)
    let clock: SinonFakeTimers
    let fetched: SinonSpy
    // Slower than real time: a busy store answers before the call under way is given up.
    const tick = () => clock.tick(20)

    before(async () => {
      addEventListener('error', stray)
      addEventListener('unhandledrejection', stray)
      await session()
    })
    after(() => {
      removeEventListener('error', stray)
      removeEventListener('unhandledrejection', stray)
    })
    beforeEach(() => {
      fetched = spy(window, 'fetch')
    })
    afterEach(async () => {
      clock?.restore()
      fetched.restore()
      await clearFaults()
    })

    /** The shopper's way on, now that the store is well. */
    async function goesOn(subject: Faulted, asked: () => number): Promise<void> {
      expect(isBusy(subject.host())).to.equal(false)
      const since = asked()
      subject.goOn()
      const isWell = () => subject.isWell(asked() - since)
      await comes(isWell, `a way on from "${subject.shows()}"`, tick)
      expect(isBusy(subject.host())).to.equal(false)
    }

    /** An answer that is taken ends well by itself, or where the shopper goes on from it. */
    async function endsWell(subject: Faulted, since: number, asked: () => number): Promise<void> {
      let isWell = false
      for (let frame = 0; frame < 30 && !isWell; frame += 1) {
        tick()
        await nextFrame()
        isWell = !!subject.isWell(asked() - since)
      }
      await comes(() => !isBusy(subject.host()), 'an end of waiting', tick)
      expect(subject.failure()).to.equal(undefined)
      if (!isWell) await goesOn(subject, asked)
    }

    for (const faulted of calls) {
      const { call, when, begin, query = '', untold = [] } = faulted
      const path = pathOf(call)
      const isAsked = ([address]: readonly unknown[]) =>
        `${address}`.startsWith(path.replace('*', '')) && `${address}`.includes(query)
      const asked = () => fetched.args.filter(isAsked).length

      for (const { fault, reason, status, isEndless } of faultsOf(faulted)) {
        it(`COR-072 ends ${call.id} ${when} in ${reason ?? 'success'} on ${fault}, with a way on`, async () => {
          const subject = await begin()
          clock = useFakeTimers({
            toFake: ['setTimeout', 'clearTimeout'],
            shouldClearNativeTimers: true,
          })
          await setFault({ match: { path, ...(query && { query }) }, fault, times: 1 })
          const before = asked()
          subject.act()
          await comes(() => asked() > before, 'the call is sent', tick)
          const sent: Promise<unknown> = fetched.returnValues[fetched.args.findLastIndex(isAsked)]
          if (fault === 'drip') await sent
          if (isEndless) clock.tick(call.timeout)

          if (reason === null) {
            await sent
            await endsWell(subject, before, asked)
            return expect(strays).to.deep.equal([])
          }
          if (!untold.includes(reason)) {
            let told: object | undefined
            await comes(() => (told ??= subject.failure()), 'the page is told', tick)
            expect(told).to.include({ reason, status })
          }
          await nextFrame()
          await comes(() => subject.isDocumented(subject.shows()), 'the documented end state', tick)
          await goesOn(subject, asked)
          expect(strays).to.deep.equal([])
        })
      }
    }
  })
}
