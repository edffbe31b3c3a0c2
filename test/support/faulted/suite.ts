import { expect, nextFrame } from '@open-wc/testing'
import { spy, useFakeTimers, type SinonFakeTimers, type SinonSpy } from 'sinon'
import type { CallSpec } from '../../../src/contract/call.ts'
import { clearFaults, session, setFault } from '../browser.ts'
import { comes, type FaultedCall } from './faulted.ts'

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503]
/** A fragment of HTML may be any HTML: what is none of it comes as JSON. */
const malformed = {
  json: ['empty', 'truncated', 'wrong-shape', 'html'],
  html: ['empty', 'wrong-shape'],
}
const timeout = 'delay:4000'

/** Every fault of the row, with what the call then ends in. */
function faultsOf({
  call,
  refusals,
  takesAnyObject,
}: FaultedCall): [fault: string, reason: string, status: number][] {
  return [
    ['drop-before', 'offline', 0],
    ['drop-after', 'offline', 0],
    [timeout, 'timeout', 0],
    ...statuses.map((status): [string, string, number] => [
      `status:${status}`,
      refusals?.[status] ?? 'unavailable',
      status,
    ]),
    // Of a call whose answer is not read any 2xx is success.
    ...(call.output
      ? malformed[call.answer ?? 'json']
          .filter(fault => !(takesAnyObject && fault === 'wrong-shape'))
          .map((fault): [string, string, number] => [fault, 'malformed', 200])
      : []),
  ]
}

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

    for (const faulted of calls) {
      const { call, when, begin, query = '', untold = [] } = faulted
      for (const [fault, reason, status] of faultsOf(faulted)) {
        it(`COR-072 ends ${call.id} ${when} in ${reason} on ${fault}, with a way on`, async () => {
          const path = pathOf(call)
          const isAsked = (address: string) =>
            address.startsWith(path.replace('*', '')) && address.includes(query)
          const asked = () => fetched.args.filter(([address]) => isAsked(`${address}`)).length
          const subject = await begin()
          clock = useFakeTimers({
            toFake: ['setTimeout', 'clearTimeout'],
            shouldClearNativeTimers: true,
          })
          await setFault({ match: { path, ...(query && { query }) }, fault, times: 1 })
          const before = asked()
          subject.act()
          await comes(() => asked() > before, 'the call is sent', tick)
          if (fault === timeout) clock.tick(call.timeout)

          if (!untold.includes(reason)) {
            let told: object | undefined
            await comes(() => (told ??= subject.failure()), 'the page is told', tick)
            expect(told).to.include({ reason, status })
          }
          await nextFrame()
          await comes(() => subject.isDocumented(subject.shows()), 'the documented end state', tick)
          expect(isBusy(subject.host())).to.equal(false)

          const since = asked()
          subject.goOn()
          await comes(
            () => subject.isWell(asked() - since),
            `a way on from "${subject.shows()}"`,
            tick,
          )
          expect(isBusy(subject.host())).to.equal(false)
          expect(strays).to.deep.equal([])
        })
      }
    }
  })
}
